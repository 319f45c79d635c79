// What is not on the board when a game begins: it is fetched once the board stands.
export { default as PersonSheet } from "../PersonSheet.svelte";
export { default as RoomSheet } from "../RoomSheet.svelte";
export { default as Composer } from "../talk/Composer.svelte";
export { default as Promises } from "../talk/Promises.svelte";
export { default as Answer } from "./Answer.svelte";
export { default as Ballot } from "./Ballot.svelte";
export { default as End } from "./End.svelte";
export { default as Trade } from "./Trade.svelte";
export { default as Votes } from "./Votes.svelte";
