// Counts the listeners of media queries, before anything else runs.
let count = 0;
const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
MediaQueryList.prototype.addEventListener = function (...words) {
  count += 1;
  words[2]?.signal?.addEventListener("abort", () => { count -= 1; });
  return add.apply(this, words);
};
MediaQueryList.prototype.removeEventListener = function (...words) {
  count -= 1;
  return remove.apply(this, words);
};
window.listeners = () => count;
