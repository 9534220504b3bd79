// Faults that are told and that nobody has to wait for.

import { settings } from "./engine.js";

/** Tells the page of a fault; what is wrong with the telling keeps nobody from an answer. */
export function tellProblem(error) {
  try {
    settings.onProblem(error);
  } catch (other) {
    reportError(other);
  }
}
