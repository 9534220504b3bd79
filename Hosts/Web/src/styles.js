// The one style sheet.

const CSS_TEXT = `
:host { all: initial; }
:host([inside]) { position: absolute; inset: 0; display: block; pointer-events: none; z-index: 2147483647; }
.ruler, .letters { position: fixed; left: 0; top: 0; visibility: hidden; pointer-events: none;
  overflow-wrap: anywhere; unicode-bidi: plaintext; contain: layout style; }
.gauge { position: fixed; left: 0; top: 0; visibility: hidden; pointer-events: none; }
.letters { font-size: medium; width: 0; height: 0;
  padding: env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left); }
.alert { position: fixed; inset: 0; width: 100%; height: 100%; display: block; max-width: none; max-height: none;
  margin: 0; border: 0; padding: 0; background: none; color: inherit; overflow: hidden; outline: none;
  -webkit-tap-highlight-color: transparent; text-size-adjust: 100%; -webkit-text-size-adjust: 100%; }
.alert::backdrop { background: none; }
.alert.inside { position: absolute; pointer-events: auto; }
.alert.passes { pointer-events: none; }
.backdrop, .mover, .beneath, .content { position: absolute; inset: 0; }
.mover, .beneath, .content { pointer-events: none; }
.content > *, .beneath > * { pointer-events: auto; }
.swipes .node { touch-action: pan-x; }
.drags .action { touch-action: none; }
.area .node { touch-action: pan-y; }
.node, .area { position: absolute; box-sizing: border-box; margin: 0; border: 0; padding: 0;
  background: none; background-position: center; background-repeat: no-repeat; font: inherit;
  color: inherit; text-align: start; appearance: none; border-style: solid; border-width: 0; }
.decoration, .separator { pointer-events: none; }
.content > .decoration, .content > .separator { pointer-events: none; }
.area { overflow: hidden auto; overscroll-behavior: contain; }
.spacer { width: 1px; pointer-events: none; }
button.node { cursor: default; user-select: none; -webkit-user-select: none; }
.text { position: absolute; display: block; overflow-wrap: anywhere; unicode-bidi: plaintext; margin: 0; }
.title > .text, .message > .text, p > .text, h2 > .text, h2 .node > .text, p .node > .text {
  user-select: text; -webkit-user-select: text; cursor: auto; pointer-events: auto; }
.text.cut { display: -webkit-box; -webkit-box-orient: vertical; overflow: hidden; }
.picture, .room { position: absolute; inset: 0; display: block; border-radius: inherit; overflow: hidden; }
.picture svg { display: block; width: 100%; height: 100%; overflow: visible; }
.picture { overflow: visible; }
.cover { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; appearance: none;
  z-index: 1; cursor: default; }
input.node, textarea.node { resize: none; outline-offset: -1px; }
input::placeholder, textarea::placeholder { color: var(--faint); opacity: 1; }
a { color: inherit; cursor: pointer; }
.live { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.node:focus-visible, .area:focus-visible, a:focus-visible { outline: 3px solid #0A66E0; outline-offset: -3px; }
a:focus-visible { outline-offset: 1px; }
button.node:focus-visible { outline: none; }
button.node:focus-visible::after, .node:has(> .cover:focus-visible)::after { content: ""; position: absolute;
  inset: 0; border: 3px solid #0A66E0; border-radius: inherit; box-shadow: inset 0 0 0 1.5px #FFF; pointer-events: none; }
.close:focus-visible::after { inset: -3px; }
.node:has(> .cover:focus-visible)::after { inset: -1px -4px; border-radius: 8px; box-shadow: none; }
.progress.unknown > .node { animation: wander 1.4s ease-in-out infinite alternate; }
@keyframes wander { from { transform: translateX(-75%); } to { transform: translateX(75%); } }
@media (prefers-reduced-motion: reduce) { .progress.unknown > .node { animation: none; } }
.progress { overflow: hidden; }
@media (forced-colors: active) {
  .panel, .action, .close, .field { outline: 1px solid ButtonBorder; outline-offset: -1px; }
  .node:focus-visible, .area:focus-visible, button.node:focus-visible { outline: 3px solid Highlight; outline-offset: -3px; }
  .choice > .decoration, .toggle > .decoration { forced-color-adjust: none; }
  .picture svg { color: ButtonText !important; }
  .choice .picture svg { color: #FFF !important; }
  .picture[style*="mask"] { background-color: ButtonText !important; forced-color-adjust: none; }
  .progress { outline: 1px solid CanvasText; }
  .progress > .node { background-color: Highlight !important; forced-color-adjust: none; }
  .action[aria-disabled] .text * { color: GrayText !important; }
}
@media print { .backdrop { display: none; } }
`;

let styles = null;

export function sheet() {
  if (!styles) {
    styles = new CSSStyleSheet();
    styles.replaceSync(CSS_TEXT);
  }
  return styles;
}
