// Written by scripts/wire.py from the types of the server. Change those, not this.
import type { Sentence } from "./sentence";
import type { Statement } from "./talk";
import type { Shown } from "./wire";

/** Every move of a learner says what it is. */
export interface Taken {
  type: "Taken";
}

/** Does an action at the table. */
export interface LessonAct {
  type: "act";
  action: number;
}

/** Points at something. */
export interface LessonPoint {
  type: "point";
  at: string;
}

/** Says a statement. */
export interface LessonSay {
  type: "say";
  statement: Statement;
}

/** Has read it; go on. */
export interface LessonGo {
  type: "go";
}

/** Something that can be pointed at. */
export interface Pointer {
  at: string;
  label: Sentence;
}

/** What the guide says now, and what he waits for. */
export interface LessonStep {
  id: string;
  number: number;
  count: number;
  kind: "do" | "go" | "point" | "say";
  say: string;
  anchors: string[];
  looks: string[];
  teaches: string[];
  pointers: Pointer[];
  right: LessonAct | LessonPoint | LessonSay | LessonGo;
  offer: Sentence[];
}

/** The table at one moment, and the scene that it is of: every scene has a table of its own. */
export interface LessonFrame {
  scene: number;
  shown: Shown;
}

/**
 * Where a lesson stands after a move: what happened on the way, and what comes now. The last of `frames`
 * is the table as it is now. A move that leads off the path is played all the same: then `answer` says
 * why it is taken back, `frames` is what it would have brought, and `back` is the table as it was.
 */
export interface LessonShown {
  moves: (LessonAct | LessonPoint | LessonSay | LessonGo)[];
  frames: LessonFrame[];
  step: LessonStep | null;
  answer: string | null;
  back: LessonFrame | null;
}
