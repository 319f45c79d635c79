import { mount } from "svelte";
import App from "./App.svelte";
import { speech } from "./words/speech.svelte";
import "./style.css";

// The first words have to be there before anything can be said.
await speech.ready;
mount(App, { target: document.getElementById("app")! });
