// Written by scripts/wire.py from the types of the server. Change those, not this.

/** The first message: from which entry on the client wants to be told. */
export interface Hello {
  type: "hello";
  seen?: number | null;
  id: string;
  seat?: number | null;
}

/** Answers question `ask` to a seat. */
export interface Act {
  type: "act";
  ask: number;
  action: number;
  id: string;
  seat?: number | null;
}

/** Takes the last action back. */
export interface Undo {
  type: "undo";
  id: string;
  seat?: number | null;
}

/** Calls the vote. */
export interface Call {
  type: "call";
  id: string;
  seat?: number | null;
}

/** Says one of a phrase, a text, a statement. */
export interface Say {
  type: "say";
  phrase?: string;
  text?: string;
  statement?: Record<string, unknown> | null;
  id: string;
  seat?: number | null;
}

/** Asks what can be said, beginning with a draft of a statement. */
export interface Compose {
  type: "compose";
  draft: Record<string, unknown>;
  id: string;
  seat?: number | null;
}

/** Wants the clock to stand still. */
export interface Pause {
  type: "pause";
  id: string;
  seat?: number | null;
}

/** Wants it to go on. */
export interface Resume {
  type: "resume";
  id: string;
  seat?: number | null;
}

/** Wants the coach at a table of several people, or no longer; he comes when all want him. */
export interface WantCoach {
  type: "coach";
  on?: boolean;
  id: string;
  seat?: number | null;
}

/** Lets a bot play for the seat until one returns. */
export interface Rest {
  type: "rest";
  id: string;
  seat?: number | null;
}

/** Takes the seat back from the bot that sits in. */
export interface Return {
  type: "return";
  id: string;
  seat?: number | null;
}

/** Has seen what the table gives everybody time for. */
export interface Seen {
  type: "seen";
  scene: number;
  id: string;
  seat?: number | null;
}

/** How fast bots are to move while this client looks on. */
export interface Pace {
  type: "pace";
  pace: "at-once" | "fast" | "normal" | "slow";
  id: string;
  seat?: number | null;
}

/** Needs no pause before the next move of a bot. */
export interface GoOn {
  type: "go_on";
  id: string;
  seat?: number | null;
}

/** Asks what the strongest bot that is ready would do. */
export interface AskHint {
  type: "hint";
  ask: number;
  id: string;
  seat?: number | null;
}

/** Asks why what is not offered is not. */
export interface AskWhyNot {
  type: "why_not";
  ask: number;
  id: string;
  seat?: number | null;
}

/** Looks from another of one's own seats; without a seat, as a spectator. */
export interface Look {
  type: "look";
  id: string;
  seat?: number | null;
}

/** Hears no more texts of a seat, or hears them again. */
export interface Mute {
  type: "mute";
  on?: boolean;
  id: string;
  seat?: number | null;
}

/** Says that the client is there. */
export interface Ping {
  type: "ping";
  id: string;
  seat?: number | null;
}

export type AnyMessage =
  | Hello
  | Act
  | Undo
  | Call
  | Say
  | Compose
  | Pause
  | Resume
  | WantCoach
  | Rest
  | Return
  | Seen
  | Pace
  | GoOn
  | AskHint
  | AskWhyNot
  | Look
  | Mute
  | Ping;
