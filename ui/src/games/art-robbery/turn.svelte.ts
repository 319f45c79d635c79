// What a person has in mind at this table: the card that is chosen, what it is to bring, and what is left to send.
import { settings } from "../../settings.svelte";
import type { Play } from "../board";
import { cardInPlay, choices, kind, next, targets, usual, type Choice } from "./choosing";
import type { CardName, View } from "./wire";
import { hang, hold, type Held, type Place } from "./wall";

export class Turn {
  places = $state.raw<Place[]>([]);
  cards = $state.raw<Held<CardName>[]>([]);
  chosen = $state<number | null>(null); // a card, by its id
  looked = $state<number | null>(null); // a card that is only pointed at
  picked = $state<number | null>(null); // one of the choices that the card leaves
  #question = ""; // of which `chosen` and `picked` are the answer
  #confirms = false; // a second click on the chosen card means it
  #played: number | null = null; // the card that was sent off
  #plan: number[] = [];
  #given = 0;

  constructor(readonly table: () => Play<View>) {
    this.follow(this.play.view);
  }

  get play(): Play<View> {
    return this.table();
  }

  /** Is it our decision? It may yet be that we cannot answer now. */
  get mine(): boolean {
    const { view, seat } = this.play;
    return seat !== null && view.mover === seat && view.decision !== null && !this.play.replayed;
  }

  get gift(): boolean {
    return this.mine && this.play.view.decision === "gift";
  }

  readonly card = $derived.by((): CardName | null => {
    const id = this.looked ?? this.chosen;
    const held = this.cards.find((one) => one.id === id)?.card ?? null;
    return cardInPlay(this.play.view, held);
  });
  readonly found = $derived.by((): Choice[] =>
    this.mine && !this.gift ? choices(this.play.view, this.card) : [],
  );
  readonly kind = $derived(kind(this.found));
  readonly choice = $derived.by((): number | null => {
    const looking = this.looked !== null && this.looked !== this.chosen;
    const picked = looking ? null : this.picked;
    return picked !== null && picked < this.found.length ? picked : usual(this.found);
  });
  readonly targets = $derived(targets(this.found));

  /** A new view has come. */
  follow(view: View): void {
    const { seat } = this.play;
    this.places = hang(view, this.places);
    const hand = (seat === null ? null : view.seats[seat]?.hand) ?? [];
    const question = `${seat} ${view.turn} ${view.decision} ${view.mover}`;
    const gone = question === this.#question ? null : this.#played;
    this.cards = hold(hand, this.cards, () => (this.#given += 1), gone);
    if (!this.cards.some((held) => held.id === this.chosen)) this.chosen = null;
    if (!this.cards.some((held) => held.id === this.looked)) this.looked = null;
    if (question === this.#question) return;
    this.#question = question;
    this.#confirms = false;
    this.#played = null;
    this.picked = null;
  }

  /** Point out a card; a second time: play it. */
  choose(id: number): void {
    // A key may press one card while the mouse rests on another: then this one is not yet the one shown.
    const shown = this.looked === null || this.looked === id;
    this.looked = null;
    if (this.chosen === id && this.#confirms && shown) {
      this.confirm();
      return;
    }
    if (this.chosen !== id) this.picked = null;
    this.chosen = id;
    this.#confirms = this.mine;
    if (!settings.confirm) this.confirm();
  }

  /** Point out a card by its key: however often, it is Enter that plays it. */
  point(id: number): void {
    if (this.chosen !== id) {
      this.choose(id);
      return;
    }
    this.looked = null;
    this.#confirms = this.mine;
  }

  /** Point out what it is to bring; a second time: take it. */
  pick(number: number): void {
    this.#mean();
    if (this.picked === number || !settings.confirm) {
      this.picked = number;
      this.confirm();
    } else this.picked = number;
  }

  /** Let go of what is chosen. */
  drop(): void {
    this.chosen = this.picked = this.looked = null;
    this.#confirms = false;
  }

  /** The next of the choices, or the one before. */
  step(by: number): void {
    const count = this.found.length;
    if (count < 2) return;
    this.#mean();
    this.picked = ((this.choice ?? (by > 0 ? -1 : count)) + by + count) % count;
  }

  /** Do what is shown. */
  confirm(): void {
    this.#mean();
    const choice = this.choice === null ? undefined : this.found[this.choice];
    if (!this.play.asked || choice === undefined) return;
    this.#plan = choice.actions.slice(1);
    this.#played = this.chosen;
    this.play.act(choice.actions[0]!);
  }

  /** The card that is pointed at is the one that is shown: from here on it is chosen. */
  #mean(): void {
    if (this.looked !== null && this.looked !== this.chosen) {
      this.chosen = this.looked;
      this.picked = null;
    }
    this.looked = null;
  }

  /** We are asked: if it is what we have answered already in our mind, go on. */
  proceed(): void {
    const action = next(this.#plan, this.play.view);
    this.#plan = action === null ? [] : this.#plan.slice(1);
    if (action !== null) this.play.act(action);
  }

  /** Point out what an adviser would do. */
  heed(action: number): void {
    this.looked = null;
    const advised = this.play.view.choices.find((one) => one.action === action);
    const card = this.cards.find((held) => held.card === advised?.card);
    if (card) {
      if (this.chosen !== card.id) this.picked = null;
      this.chosen = card.id;
      this.#confirms = true;
    } else {
      const number = this.found.findIndex((choice) => choice.actions[0] === action);
      if (number >= 0) this.picked = number;
    }
  }
}
