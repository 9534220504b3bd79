// Tabs: arrow keys go from one to the next, and only the chosen one is in the Tab order.

/** Makes tabs of a list of them; gives a function that chooses one by its id. */
export function makeTabs(list) {
  const tabs = [...list.querySelectorAll('[role="tab"]')];
  const choose = (chosen, { focus = false } = {}) => {
    for (const tab of tabs) {
      const isChosen = tab === chosen;
      tab.setAttribute("aria-selected", String(isChosen));
      tab.tabIndex = isChosen ? 0 : -1;
      document.getElementById(tab.getAttribute("aria-controls")).hidden = !isChosen;
    }
    if (focus) chosen.focus();
  };
  list.addEventListener("click", (event) => {
    const tab = event.target.closest('[role="tab"]');
    if (tab !== null) choose(tab);
  });
  list.addEventListener("keydown", (event) => {
    const place = tabs.indexOf(event.target.closest('[role="tab"]'));
    const steps = { ArrowRight: place + 1, ArrowLeft: place - 1, Home: 0, End: tabs.length - 1 };
    const next = steps[event.key];
    if (place < 0 || next === undefined) return;
    event.preventDefault();
    choose(tabs[(next + tabs.length) % tabs.length], { focus: true });
  });
  return (id) => choose(tabs.find((tab) => tab.id === id));
}
