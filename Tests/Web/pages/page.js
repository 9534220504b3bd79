// What the tests' pages share: heed.js as a global, what the policy has blocked, and the memory of
// WebAssembly, which nobody else can look at.
window.violations = [];
addEventListener("securitypolicyviolation", (event) => {
  window.violations.push(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`);
});
// All elements that match, through shadow trees.
window.deep = (selector, root = document) => [...root.querySelectorAll(selector),
  ...[...root.querySelectorAll("*")].filter((one) => one.shadowRoot)
    .flatMap((one) => window.deep(selector, one.shadowRoot))];
const memories = [];
const instantiate = WebAssembly.instantiate;
WebAssembly.instantiate = async (...words) => {
  const made = await instantiate(...words);
  memories.push((made.instance ?? made).exports.memory);
  return made;
};
window.wasmBytes = () => memories.reduce((sum, memory) => sum + memory.buffer.byteLength, 0);
window.heed = await import("/web/heed.js");
// The letters that heed render uses too.
window.heed.configure({ fonts: ['Inter, "Noto Sans", sans-serif'] });
// A bare page loads no program before it has to.
if (!location.search.includes("bare")) await window.heed.preload();
window.isReady = true;
