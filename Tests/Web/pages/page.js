// What the tests' pages share: heed.js as a global, and a list of what the policy has blocked.
window.violations = [];
addEventListener("securitypolicyviolation", (event) => {
  window.violations.push(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`);
});
window.heed = await import("/web/heed.js");
await window.heed.preload?.();
window.isReady = true;
