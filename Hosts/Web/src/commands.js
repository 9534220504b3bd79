// What the engine tells the page to do.

import { Reader } from "./bytes.js";

/** Alerts without an answer, by their numbers. */
export const alerts = new Map();
/** Places where alerts are shown, by their numbers. */
export const surfaces = new Map();

export function perform(reader) {
  while (!reader.isAtEnd) COMMANDS[reader.byte()](reader);
}

/** A command about an alert, with what is read of it; it is read in any case. */
const command = (run, ...parts) => (reader) => {
  const alert = alerts.get(reader.whole());
  const values = parts.map((part) => reader[part]());
  if (alert) run(alert, ...values);
};

/** What the first byte of a command means, counted from 1. */
const COMMANDS = [
  null,
  (reader) =>
    readings.settle(reader.whole(), {
      isRead: reader.flag(), passes: reader.flag(), remarks: reader.whole(),
    }),
  command((alert) => alert.view?.show()),
  command((alert, bytes) => alert.viewOnSurface().draw(new Reader(bytes)), "part"),
  command((alert, opacity, scale, offset, backdrop) =>
    alert.view?.move({ opacity, scale, offset, backdrop }), "number", "number", "point", "number"),
  command((alert, end) => alert.surface.play(alert, end), "number"),
  (reader) => {
    const surface = surfaces.get(reader.whole());
    const time = reader.number();
    surface?.wake(time);
  },
  command((alert, handle) => alert.view?.focus(handle), "whole"),
  command((alert) => alert.surface.restoreFocus()),
  command((alert, text) => alert.announce(text), "text"),
  command((alert, handle, offset) => alert.view?.scroll(handle, offset), "whole", "number"),
  command((alert, link) => alert.open(link), "text"),
  command((alert, ...work) => alert.work(...work), "whole", "text", "values", "selections"),
  command((alert, number) => alert.cancelWork(number), "whole"),
  command((alert, ...question) => alert.validate(...question), "whole", "text", "text", "values"),
  command((alert, action) => alert.stay(action), "text"),
  command((alert) => alert.hide()),
  command(
    (alert, hasAction, action, reason, wasShown, values, selections) =>
      alert.settle({ action: hasAction ? action : null, reason, wasShown, values, selections }),
    "flag", "text", "text", "flag", "values", "selections"),
  command((alert, place, kind, bytes) => alert.addPicture(place, kind, bytes), "whole", "byte", "part"),
];

/** Documents that were handed to the engine, by the numbers of their alerts. */
export const readings = {
  waiting: new Map(),
  /** What the engine is going to say of an alert's document. */
  of(token) {
    return new Promise((resolve, reject) => this.waiting.set(token, { resolve, reject }));
  },
  settle(token, reading) {
    this.waiting.get(token)?.resolve(reading);
    this.waiting.delete(token);
  },
  fail(error, token) {
    this.waiting.get(token)?.reject(error);
    this.waiting.delete(token);
  },
};

let lastNumber = 0;

/** A number that nothing had before. */
export function newNumber() {
  return ++lastNumber;
}
