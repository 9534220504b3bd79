// What assistive technology is told of an alert.

import {
  AREA, BUTTON, FIELD, HEADING, PARAGRAPH, PICTURE_BOX, PROGRESS_BAR, SLOT,
} from "./items.js";

export function tell({ element, item, control, slot, text }, { alert, items }) {
  const { told, kind } = item;
  const set = (target, name, value) => {
    if (value === null || value === false || value === "") target.removeAttribute(name);
    else target.setAttribute(name, value);
  };
  const parent = items.get(item.parent)?.item;
  const isSpoken = parent && parent.kind !== AREA && parent.kind !== BUTTON
    && parent.kind !== HEADING && parent.kind !== PARAGRAPH;
  if (!told) {
    const hides = isSpoken || (!text && kind !== PICTURE_BOX && kind !== SLOT) || kind === PICTURE_BOX;
    set(element, "aria-hidden", hides ? "true" : null);
    return;
  }
  if (item.role === "panel") return set(element, "aria-hidden", "true");
  if (kind === BUTTON) {
    // What is seen on it is its name, unless the alert says something else.
    set(element, "aria-disabled", told.isEnabled ? null : "true");
    set(element, "aria-label", told.label);
    set(element, "aria-busy", told.hint ? "true" : null);
    set(element, "aria-description", told.hint);
  }
  if (control) {
    set(control, "aria-label", told.label);
    control.checked = told.isSelected;
  }
  if (kind === PROGRESS_BAR) {
    set(element, "role", "progressbar");
    set(element, "aria-label", told.label || "Progress");
    set(element, "aria-valuetext", told.value);
    set(element, "aria-valuenow", told.value === null ? null : parseFloat(told.value));
    set(element, "aria-valuemin", told.value === null ? null : "0");
    set(element, "aria-valuemax", told.value === null ? null : "100");
    element.classList.toggle("unknown", told.value === null);
  }
  if (kind === PICTURE_BOX) {
    set(element, "role", "img");
    set(element, "aria-label", told.label);
  }
  if (kind === SLOT) {
    set(element, "role", "group");
    set(element, "aria-label", told.label);
    alert.fillSlot(item.slot, slot.name);
  }
}

export function tellDialog({ dialog, items, isModal, surface }, label, hasControls, hasTimeout) {
  const ids = (role) =>
    [...items.values()].filter(({ item }) => item.role === role).map(({ element }) => element.id);
  const titles = ids("title");
  const messages = ids("message");
  const set = (name, value) => (value ? dialog.setAttribute(name, value) : dialog.removeAttribute(name));
  let role = hasControls ? "dialog" : "alertdialog";
  if (!isModal) role = hasTimeout ? "status" : "alert";
  dialog.setAttribute("role", role);
  set("aria-modal", isModal && !surface.isInside ? "true" : null);
  const names = titles.length > 0 ? titles : messages;
  set("aria-labelledby", names.join(" "));
  set("aria-label", names.length > 0 ? null : label || "Alert");
  set("aria-describedby", messages.join(" "));
  for (const { element, item } of items.values()) {
    if (item.kind === AREA) tellArea(element, item);
    if (item.kind === FIELD && item.field.isWrong) {
      const error = [...items.values()].find(({ item: { id } }) => id === `${item.id}/error`);
      if (error) element.setAttribute("aria-describedby", error.element.id);
    }
  }
}

/** A part that scrolls can be reached by the keyboard where nothing in it can. */
function tellArea(element, item) {
  const holdsFocus = element.querySelector("button, input, textarea, a, slot") !== null;
  const { role, label } = holdsFocus ? {} : { role: "group", label: "Text" };
  element.tabIndex = holdsFocus ? -1 : 0;
  if (role) element.setAttribute("role", role);
  else element.removeAttribute("role");
  if (label) element.setAttribute("aria-label", label);
  else element.removeAttribute("aria-label");
  element.dataset.area = item.id;
}
