// One table that we sit at or watch: what the socket told, as a board reads it.
import { linkTo } from "../address";
import type { Play, Refusal, Said } from "../games/board";
import { settings } from "../settings.svelte";
import type { Words } from "../words/words";
import { ask, Failed } from "./http";
import { Fairness } from "./fairness";
import { Connection, type ConnectionState, type Outgoing } from "./connection";
import type { Draft } from "./talk";
import type { Pace } from "./sent";
import type {
  AnyTold,
  Away,
  Composed,
  Entry,
  Hint,
  PublicTable,
  RefusedDeed,
  Shown,
  Thinking,
  View,
  Welcome,
} from "./wire";
import { absence, held, secondsUntil } from "./waiting";
import { Judgement, type Advised } from "./judgement.svelte";

const MOST_ENTRIES = 500;

export class LiveTable implements Play<View> {
  welcome = $state.raw<Welcome | null>(null);
  shown = $state.raw<Shown | null>(null);
  present = $state.raw<number[]>([]);
  thinking = $state.raw<Thinking | null>(null); // how the bots think, if it was told
  #away = $state.raw<Away[]>([]);
  connection = $state<ConnectionState>("opening");
  entries = $state.raw<Entry[]>([]);
  fresh = $state.raw<Entry[]>([]);
  refused = $state.raw<Refusal | null>(null);
  complaint = $state.raw<Refusal | null>(null); // why something that is no action was not done
  muted = $state.raw<number[]>([]);
  rule = $state.raw<{ number: string | null } | null>(null); // the rules are open, at this one
  readonly replayed = false;

  #sent = $state.raw<{ action: number; ask: number } | null>(null);
  #hint = $state.raw<Advised | null>(null);
  #judgement = new Judgement();
  #now = $state(Date.now());
  #ahead = 0; // the server's clock less ours
  #seen = 0; // the last scene that we said to have seen
  #accepted = 0; // a view with a lower number is from before our last decision
  #heard = new Map<number | null, Entry[]>(); // by the seat that was told
  #came: number | null = null; // with which view we came
  #looked = new Map<number | null, number>(); // the last view that a seat has seen without a curtain before it
  #settle = new Map<string, (answer: AnyTold) => void>();
  #why = new Map<number, Promise<RefusedDeed[]>>();
  readonly fairness: Fairness; // the numbers that we add to the chance
  readonly #connection: Connection;
  readonly #tick: ReturnType<typeof setInterval>;

  constructor(
    readonly id: string,
    readonly speak: () => Words,
    seat: number | null = null,
  ) {
    this.fairness = new Fairness(id);
    const url = linkTo(`/api/tables/${id}/socket`).replace(/^http/, "ws");
    this.#connection = new Connection(url, {
      hear: (message) => this.#hear(message),
      change: (state) => this.#change(state),
      hello: () => ({ seen: this.shown?.n ?? null, seat: this.shown ? this.seat : seat }),
    });
    this.#tick = setInterval(() => (this.#now = Date.now()), 250);
  }

  readonly names = $derived(this.shown?.table.chairs.map(({ name }) => this.speak().named(name)) ?? []);
  readonly words = $derived.by(() => {
    // Where two share the device, "you" would be either: both have names.
    return this.speak().among(this.names, this.own.length === 1 ? this.seat : null);
  });

  get game(): string {
    return this.welcome!.game;
  }
  get view(): View {
    return this.shown!.view!;
  }
  get table(): PublicTable {
    return this.shown!.table;
  }
  get seat(): number | null {
    return this.shown?.seat ?? null;
  }
  get online(): boolean {
    return this.connection === "open";
  }
  get canUndo(): boolean {
    return this.online && (this.shown?.undo ?? false);
  }
  get ballot(): number | null {
    return this.shown?.ballot ?? null;
  }
  get sent(): number | null {
    return this.#sent?.action ?? null;
  }

  /** The number of the question put to the seat we look from. */
  get question(): number | null {
    return this.seat === null ? null : (this.shown?.asks[this.seat] ?? null);
  }

  /** Our own seats. */
  get own(): number[] {
    return this.welcome?.seats ?? [];
  }

  /** Seats of ours that are asked while we do not look from them: the device has to be passed on. */
  get curtained(): number[] {
    if (!this.shown || this.own.length < 2 || this.question !== null) return [];
    return Object.keys(this.shown.asks).map(Number);
  }

  get asked(): boolean {
    if (!this.shown || this.question === null || !this.online || this.#sent !== null) return false;
    const chair = this.table.chairs[this.seat!];
    // What others still look at is not run over.
    if (this.held?.waiting.some((seat) => !this.own.includes(seat))) return false;
    return !this.table.paused && chair?.kind === "person" && this.shown.n >= this.#accepted;
  }

  get hint(): Hint | null {
    const found = this.#hint;
    return found !== null && found.ask === this.question && found.seat === this.seat ? found.hint : null;
  }

  /** The server's time. */
  get #time(): number {
    return this.#now + this.#ahead;
  }
  get secondsLeft(): number | null {
    const deadline = this.shown?.table.deadline ?? null;
    return deadline === null || this.held !== null ? null : secondsUntil(deadline, this.#time);
  }
  get held(): { seconds: number; waiting: number[] } | null {
    return held(this.shown?.table, this.present, this.#time);
  }
  absence(seat: number): { botIn: number | null } | null {
    return absence(this.table, this.#away, seat, this.#time);
  }

  /** What we are about to do loses much of the chance to win: asked once before it is done. */
  get doubt(): { action: number; loss: number } | null {
    const { doubt } = this.#judgement;
    return doubt !== null && doubt.ask === this.question && this.asked ? doubt : null;
  }

  act(action: number): void {
    const stops = this.asked && this.shown?.tips && this.#judgement.stops(this.question!, this.seat, action);
    if (this.asked && !stops) this.#send(action);
  }
  actAnyway(): void {
    if (this.doubt !== null) this.#send(this.doubt.action);
  }
  /** Not that, then. The same question is not asked twice. */
  thinkAgain(): void {
    this.#judgement.doubt = null;
  }
  #send(action: number): void {
    this.refused = null;
    this.#sent = { action, ask: this.question! };
    this.#ask({ type: "act", ask: this.question!, action, seat: this.seat! }, (answer) => {
      if (answer.type !== "refused") return;
      this.#sent = null;
      this.refused = answer;
    });
  }

  undo(): void {
    if (this.seat === null) return;
    this.#ask({ type: "undo", seat: this.seat }, (answer) => {
      if (answer.type === "refused") this.refused = answer;
    });
  }
  see(): void {
    const scene = this.shown?.table.scene;
    if (!scene) return;
    for (const seat of this.own.filter((one) => !scene.seen.includes(one) && this.#seen !== scene.n)) {
      // Whoever is late has seen it all the same.
      this.#ask({ type: "seen", scene: scene.n, seat }, () => {});
    }
    this.#seen = scene.n;
  }
  nudge(): void {
    void this.say({ phrase: "your-turn" });
  }
  goOn(): void {
    this.#order("go_on");
  }
  /** Let bots move so fast while we look on. */
  setPace(pace: Pace["pace"]): void {
    this.#ask({ type: "pace", pace });
  }
  callVote(): void {
    this.#order("call");
  }
  readonly pause = (): void => this.#order("pause");
  readonly resume = (): void => this.#order("resume");
  /** Take the seat back from the bot. */
  comeBack(): void {
    this.#order("return");
  }
  /** Want the coach at a table of several people, or no longer. */
  wantCoach(on: boolean): void {
    if (on) settings.keep({ coach: true });
    if (this.seat !== null) this.#ask({ type: "coach", seat: this.seat, on });
  }
  /** Let a bot play for us. */
  rest(): void {
    this.#order("rest");
  }

  /** Have this question looked at: what would be lost by what. Shown is only a hint that was asked for. */
  judge(): void {
    const { question: ask, seat } = this;
    if (ask === null || !this.#judgement.begin(ask, seat)) return;
    this.#ask({ type: "hint", ask, seat: seat! }, (answer) => {
      const { hint, wrong } = this.#judgement.take(ask, seat, answer);
      if (hint) this.#hint = hint;
      if (wrong) this.#complain(wrong);
    });
  }

  askHint(): void {
    const { question: ask, seat } = this;
    if (ask === null || this.hint !== null) return;
    // What was refused before is not about this.
    this.refused = this.complaint = null;
    const judged = this.#judgement.want(ask, seat);
    if (judged !== null) this.#hint = judged;
    else this.judge();
  }

  whyNot(): Promise<RefusedDeed[]> {
    const ask = this.question;
    if (ask === null) return Promise.resolve([]);
    let found = this.#why.get(ask);
    if (found === undefined) {
      found = new Promise<RefusedDeed[]>((resolve) => {
        this.#ask({ type: "why_not", ask, seat: this.seat! }, (answer) => {
          resolve(answer.type === "why_not" ? answer.refusals : []);
        });
      });
      this.#why.set(ask, found);
    }
    return found;
  }

  async say(what: Said): Promise<boolean> {
    const { seat } = this;
    return seat !== null && this.#request({ type: "say", seat, ...what }, ({ type }) => type === "accepted");
  }

  async compose(draft: Draft): Promise<Composed | null> {
    const { seat } = this;
    if (seat === null) return null;
    return this.#request({ type: "compose", seat, draft }, (answer) =>
      answer.type === "composed" ? answer : null,
    );
  }

  /** Look from a seat of ours; null: pass the device on. */
  look(seat: number | null): void {
    this.#ask({ type: "look", seat });
  }

  mute(seat: number, on: boolean): void {
    this.#ask({ type: "mute", seat, on }, (answer) => {
      if (answer.type !== "accepted") return;
      this.muted = on ? [...this.muted, seat] : this.muted.filter((other) => other !== seat);
    });
  }

  showRule(number?: string): void {
    this.rule = { number: number ?? null };
  }

  /** Who we are at this table has changed: a seat was taken or given up, perhaps by a guest who is new. */
  renew(): void {
    this.#connection.renew();
  }

  close(): void {
    clearInterval(this.#tick);
    this.#connection.close();
  }

  #order(type: "call" | "go_on" | "pause" | "resume" | "return" | "rest"): void {
    if (this.seat !== null) this.#ask({ type, seat: this.seat });
  }

  #ask(message: Outgoing, done?: (answer: AnyTold) => void): void {
    this.#settle.set(this.#connection.send(message), done ?? ((answer) => this.#complain(answer)));
  }

  #request<Found>(message: Outgoing, read: (answer: AnyTold) => Found): Promise<Found> {
    return new Promise((resolve) => {
      this.#ask(message, (answer) => {
        this.#complain(answer);
        resolve(read(answer));
      });
    });
  }

  #complain(answer: AnyTold): void {
    if (answer.type === "refused") this.complaint = answer;
  }

  #change(state: ConnectionState): void {
    this.connection = state;
    if (state === "broken") void this.#look();
  }

  /** Is the table still there? A browser is not told why a socket was not opened. */
  async #look(): Promise<void> {
    try {
      await ask("GET", `/api/tables/${this.id}`);
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
      if (error.status === 404 && this.connection !== "closed") this.#connection.close("gone");
    }
  }

  #hear(message: AnyTold): void {
    if (message.type === "welcome") {
      this.welcome = message;
      this.fairness.greet(message);
      this.thinking = null;
      this.#ahead = message.now - Date.now();
      // Who passes the device on begins behind the curtain, whoever is asked first.
      if (message.seats.length > 1 && this.shown?.table.phase === "lobby") this.#ask({ type: "look" });
      this.muted = message.muted;
    } else if (message.type === "view") this.#show(message);
    else if (message.type === "presence") {
      this.present = message.seats;
      this.#away = message.away;
    } else if (message.type === "bots") this.thinking = message;
    if (message.type === "accepted") this.#accepted = Math.max(this.#accepted, message.n);
    if ("id" in message && message.id !== null) {
      const settle = this.#settle.get(message.id);
      this.#settle.delete(message.id);
      settle?.(message);
    }
  }

  #show(shown: Shown): void {
    const last = this.shown;
    const before = this.#heard.get(shown.seat) ?? [];
    const known = new Set(before.map((entry) => entry.n));
    const fresh = shown.events.filter((entry) => !known.has(entry.n));
    const entries = [...before, ...fresh].slice(-MOST_ENTRIES);
    this.#heard.set(shown.seat, entries);
    this.entries = entries;
    // The whole past, told to somebody who has just come, is no news.
    this.#came ??= shown.n;
    if (last === null) this.fresh = [];
    else if (last.seat === shown.seat) this.fresh = fresh;
    else this.#pass(shown.seat, entries);
    this.shown = shown;
    void this.fairness.mind(shown);
    if (this.curtained.length === 0) this.#looked.set(shown.seat, shown.n);
    // Somebody else has taken the seat over: who we are now, the welcome says.
    if (shown.seat === null && last?.seat !== null && this.own.length === 1) this.#connection.greet();
    // Before the start seats change hands; whose we have, the welcome says.
    const chairs = JSON.stringify(shown.table.chairs);
    if (last !== null && last.table.phase === "lobby" && JSON.stringify(last.table.chairs) !== chairs)
      this.#connection.greet();
    if (this.#sent !== null && this.question !== this.#sent.ask) this.#sent = null;
    if (last !== null && last.asks[shown.seat ?? -1] !== this.question) this.refused = null;
  }

  /** Another seat looks: what it has missed is news, and what the last one was told is not for it. */
  #pass(seat: number | null, entries: Entry[]): void {
    const since = this.#looked.get(seat) ?? this.#came!;
    this.fresh = seat !== null && this.own.length > 1 ? entries.filter((entry) => entry.n > since) : [];
    // Questions are numbered for each seat: the same number is not the same question.
    this.#why.clear();
    this.#sent = null;
    this.refused = this.complaint = null;
  }
}
