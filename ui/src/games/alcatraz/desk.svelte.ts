// What one viewer has open, picked up or half said at this board. Nothing of it is known to anybody else.
import { terms } from "../../coach/terms.svelte";
import { settings } from "../../settings.svelte";
import type { Draft, Path } from "../../live/talk";
import type { Composed, Hint, RefusedDeed } from "../../live/wire";
import type { Play } from "../board";
import { beyond, nextStep, type Wish } from "./bargain";
import { is, whyNot, type Aim, type Verb } from "./choices";
import { firstEmpty, gapAt, isBegun, put } from "./compose";
import { token } from "./rich";
import type { LedgerView, Promised } from "./ledger";
import type { Choice, RoomView as Room, RoomName, Thing, View } from "./wire";
import { lastPoll } from "./votes";

export type Tab = "plan" | "people" | "hand" | "talk";
export type Side = "deals" | "said" | "log"; // of the column at the right
export type Sheet = "why" | "ledger" | "votes" | null;

export class Desk {
  tab = $state<Tab>("plan");
  side = $state<Side>("log");
  sheet = $state<Sheet>(null);
  room = $state<RoomName | null>(null); // that lies open
  person = $state<number | null>(null); // whose file lies open
  verb = $state<Verb | null>(null); // begun, and not yet aimed
  playing = $state.raw<Choice | null>(null); // a frame-up card that is about to be played
  talking = $state(false); // the composer lies where the tray was
  writing = $state(false); // the composer was asked for, though something waits for an answer
  wish = $state.raw<Wish | null>(null); // the trade that is being put together
  draft = $state.raw<Draft>({}); // a statement on its way
  composed = $state.raw<Composed | null>(null); // what can be said with it
  gap = $state.raw<Path | null>(null); // that is being filled
  refusals = $state.raw<RefusedDeed[]>([]);
  pressed = $state.raw<RefusedDeed | null>(null); // something impossible was clicked, and why it is
  shownPoll = $state(-1); // the last vote that has been looked at
  picked = $state<number | null>(null); // whom we are about to vote for
  peeking = $state(false); // we look at the plan before we vote
  readHint = $state.raw<Hint | null>(null); // the one that was put away
  narrow = $state(false);
  #asked = 0; // how often it was asked what can be said
  #leaving = false;
  #stepped: unknown = null;

  constructor(readonly source: () => Play<View>) {}

  get play(): Play<View> {
    return this.source();
  }

  readonly view = $derived.by(() => this.play.view);
  readonly me = $derived.by(() => this.play.seat);
  /** What we may do; of a game that is over nothing, whatever was offered then. */
  readonly found: Choice[] = $derived.by(() => (this.play.replayed ? [] : this.view.choices));
  readonly ready = $derived.by(() => this.play.asked);
  readonly here: Room | null = $derived.by(() => {
    const seat = this.me === null ? undefined : this.view.seats[this.me];
    return this.view.rooms.find((room) => room.name === seat?.room) ?? null;
  });
  /** We look from no seat, and all hands are open. */
  readonly opened = $derived.by(
    () => this.me === null && this.view.seats.every(({ cards }) => cards !== null),
  );
  readonly ledger: LedgerView = $derived.by(
    () => (this.play.table.ledger as LedgerView | undefined) ?? { offers: [], settled: [], promises: [] },
  );
  readonly poll = $derived.by(() => lastPoll(this.play.entries));
  /** We are asked something on the way, or have begun an action that needs an aim. */
  readonly aiming = $derived.by(
    () => this.found.length > 0 && (this.verb !== null || this.view.decision !== "turn"),
  );
  /** What can be chosen while we aim. */
  readonly aims: Choice[] = $derived.by(() => {
    if (!this.aiming) return [];
    return this.verb === null ? this.found : this.found.filter((choice) => choice.kind === this.verb);
  });
  readonly trading = $derived.by(
    () =>
      this.view.mover === this.me && (this.view.decision ?? "").startsWith("trade-") && this.found.length > 0,
  );

  /** Is there an offer that we may take? */
  readonly offered = $derived.by(
    () => this.me !== null && this.ledger.offers.some(({ may }) => may.accept.includes(this.me!)),
  );
  /** Does the composer lie open? Where there is little room an offer to us comes first. */
  readonly composes = $derived.by(
    () =>
      this.me !== null &&
      !this.play.replayed &&
      (this.talking || this.tab === "talk") &&
      (!this.narrow || this.writing || !this.offered),
  );

  /** What a bot would do, as long as it has not been put away. */
  readonly advice: Hint | null = $derived.by(() =>
    this.play.hint === this.readHint ? null : this.play.hint,
  );

  /** May we call the vote? For a bot anybody may. */
  readonly mayCall = $derived.by(() => {
    const { caller, chairs } = this.play.table;
    return caller !== null && (caller === this.me || chairs[caller]?.bot !== null);
  });

  name(seat: number): string {
    return this.play.names[seat] ?? "";
  }

  /** The same where it stands alone: oneself is "you". */
  called(seat: number): string {
    return this.play.words.called(seat);
  }

  /** Was it promised to us? */
  hears(promise: Promised): boolean {
    return this.me !== null && promise.to.includes(this.me);
  }

  act(choice: Choice): void {
    // A card that was played is seen by all: it is looked at before.
    if (choice.kind === "frame-up" && settings.confirm && this.playing?.action !== choice.action) {
      this.room = this.person = this.sheet = null;
      this.playing = choice;
      return;
    }
    this.verb = this.playing = null;
    this.pressed = null;
    this.room = null;
    this.person = null;
    if (this.sheet === "why") this.sheet = null;
    this.play.act(choice.action);
  }

  /** Begin something: at once if there is only one way to do it. */
  begin(verb: Verb): void {
    const ways = this.found.filter((choice) => choice.kind === verb);
    if (ways.length === 1 && verb !== "move") return this.act(ways[0]!);
    this.sheet = this.room = this.person = null;
    this.verb = verb;
    this.tab = verb === "frame-up" ? "hand" : "plan";
  }

  /** Let go of what is begun; false: there was nothing. */
  back(): boolean {
    // What lies uppermost is put away first.
    if (terms.shown !== null) {
      terms.close();
      return true;
    }
    if (this.playing) this.playing = null;
    else if (this.sheet || this.room || this.person !== null) {
      this.sheet = this.room = this.person = null;
    } else if (this.verb) this.verb = null;
    else if (this.trading) this.leaveTrade();
    else if (this.view.decision !== "turn" && this.found.length > 0 && this.play.canUndo) this.play.undo();
    else if ((this.talking || this.tab === "talk") && this.play.table.phase !== "talk") this.hush();
    else return false;
    this.pressed = null;
    return true;
  }

  /** Put the composer away. */
  hush(): void {
    this.talking = false;
    if (this.tab === "talk") this.tab = "plan";
  }

  litRoom(name: RoomName): Choice | null {
    const among = this.aiming ? this.aims : this.found.filter((choice) => choice.kind === "move");
    return among.find((choice) => choice.room === name) ?? null;
  }

  litSeat(seat: number): Choice | null {
    return this.aims.find((choice) => choice.seat === seat && choice.kind !== "pick-gun") ?? null;
  }

  litThing(thing: Thing): Choice | null {
    return this.aims.find((choice) => choice.thing === thing) ?? null;
  }

  pressRoom(name: RoomName): void {
    if (this.fill("room", name)) return;
    const lit = this.litRoom(name);
    if (lit && this.ready && (this.aiming || this.room === name || !settings.confirm)) return this.act(lit);
    this.verb = null;
    this.person = null;
    this.pressed = null;
    this.room = name;
    this.explain("move", { room: name });
  }

  pressSeat(seat: number): void {
    if (this.fill("seat", seat)) return;
    const lit = this.litSeat(seat);
    if (lit && this.ready) return this.act(lit);
    this.room = null;
    this.pressed = null;
    this.person = seat;
  }

  /** A thing on our own file, or one that lies loose in our room. */
  pressThing(thing: Thing, verb: "drop" | "pick-up"): void {
    if (this.fill("thing", thing)) return;
    const lit = this.litThing(thing);
    if (lit && this.ready) return this.act(lit);
    this.press(verb, { thing });
  }

  /** Press something on the board that stands for an action: do it, or say why not. */
  press(verb: Verb, about: Partial<Aim> = {}): void {
    const choice = this.found.find((one) => is(one, verb, about));
    if (choice && this.ready) this.act(choice);
    else this.explain(verb, about);
  }

  explain(verb: Verb, about: Partial<Aim>): void {
    if (this.found.length === 0 || this.view.decision !== "turn") return;
    void this.play.whyNot().then((refusals) => {
      this.pressed = whyNot(refusals, verb, about);
    });
  }

  /** Ask for a hint, or show the one that was put away. */
  askHint(): void {
    this.readHint = null;
    this.pressed = null;
    this.play.askHint();
  }

  /** Go on with another draft: the table says what can be said with it. */
  compose(draft: Draft): void {
    this.draft = draft;
    this.#askWhatFits((composed) => (this.gap = firstEmpty(composed)?.path ?? null));
  }

  /** The game has gone on: what can be said may be something else. */
  composeAnew(): void {
    this.#askWhatFits((composed) => {
      if (gapAt(composed, this.gap) === null) this.gap = firstEmpty(composed)?.path ?? null;
    });
  }

  #askWhatFits(then: (composed: Composed) => void): void {
    const asked = ++this.#asked;
    void this.play.compose(this.draft).then((composed) => {
      // Only the last question counts.
      if (asked !== this.#asked || composed === null) return;
      this.composed = composed;
      this.draft = composed.draft;
      then(composed);
    });
  }

  /** Put something from the board into the open gap; false: there is none that it fits. */
  fill(kind: "seat" | "room" | "thing", what: number | string): boolean {
    const { composed } = this;
    if (composed === null || !(this.talking || this.tab === "talk")) return false;
    const gap = gapAt(composed, this.gap);
    const option = gap?.options.find(({ label }) => token(this.play.words, label)[kind] === what);
    if (!gap || !option) return false;
    this.put(gap.path, option.value);
    return true;
  }

  put(path: Path, value: unknown): void {
    this.compose(put(this.draft, path, value));
  }

  /** The vote is over, or has not begun. */
  forgetBallot(): void {
    this.peeking = false;
    this.picked = null;
  }

  /** The opened votes have been looked at. */
  putVotesAway(): void {
    this.shownPoll = this.poll?.n ?? -1;
    if (this.sheet === "votes") this.sheet = null;
  }

  /** Open the composer with a draft. */
  talk(draft: Draft): void {
    this.compose(draft);
    this.side = "deals";
    this.talking = this.writing = true;
    this.tab = "talk";
  }

  /** Say what is composed, and begin the next one. What is refused comes back, unless that has been begun. */
  say(): void {
    const said = this.composed?.statement;
    if (!said) return;
    const { draft } = this;
    this.composed = null;
    this.writing = false;
    this.compose({});
    if (this.play.table.phase !== "talk" && !this.narrow) this.hush();
    void this.play.say({ statement: said }).then((heard) => {
      if (!heard && !isBegun(this.draft)) this.compose(draft);
    });
  }

  openTrade(): void {
    const deal = this.view.deal;
    if (deal && this.wish === null) this.wish = { give: deal.give, want: deal.want, finish: false };
  }

  leaveTrade(): void {
    this.wish = null;
    this.#leaving = true;
    this.#stepped = null;
    this.step();
  }

  /** Walk on towards the trade that is wished for: one step a view. */
  step(): void {
    const { view, play } = this;
    if (!this.trading || view.decision === "trade-answer" || !view.deal) {
      this.wish = null;
      this.#leaving = false;
      return;
    }
    if (!this.ready || this.#stepped === view) return;
    if (this.#leaving) {
      this.#stepped = view;
      if (play.canUndo) play.undo();
      return;
    }
    this.openTrade();
    const step = nextStep(view.decision, view.deal, this.wish!, this.found, play.canUndo);
    if (step === null) {
      // What cannot be had so is not wished for any longer.
      const { give, want, finish } = this.wish!;
      if (finish || beyond(want, view.deal.want).length > 0 || beyond(give, view.deal.give).length > 0)
        this.wish = { give: view.deal.give, want: view.deal.want, finish: false };
      return;
    }
    this.#stepped = view;
    if (step === "undo") play.undo();
    else play.act(step.act);
  }

  wishFor(change: Partial<Wish>): void {
    this.wish = { ...this.wish!, ...change };
    this.#stepped = null;
    this.step();
  }
}
