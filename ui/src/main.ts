import { mount } from "svelte";
import App from "./App.svelte";
import { speech } from "./words/speech.svelte";
import { startWorker } from "./shell/worker";
import "./style.css";

// The first words have to be there before anything can be said.
await speech.ready;
mount(App, { target: document.getElementById("app")! });
// Where a browser allows none, the page works without: it does not open offline, and says so.
startWorker().catch((error: unknown) => console.warn(error));
