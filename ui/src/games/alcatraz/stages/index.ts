// What is not on the board when a game begins: it is fetched once the board stands.
export { default as Talk } from "../talk/Talk.svelte";
export { default as Composer } from "../talk/Composer.svelte";
export { default as Ballot } from "./Ballot.svelte";
export { default as End } from "./End.svelte";
export { default as Result } from "./Result.svelte";
export { default as Sheets } from "./Sheets.svelte";
export { default as Votes } from "./Votes.svelte";
