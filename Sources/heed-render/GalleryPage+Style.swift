internal import HeedMatrix

extension GalleryPage {
  static let style = """
    :root {
      color-scheme: light dark;
      --ground: #f5f5f7; --panel: #fff; --text: #1d1d1f; --quiet: #5f5f66; --link: #0040dd;
      --line: #d8d8dd; --control: #e8e8ed; --chosen: #fff;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #121214; --panel: #1e1e21; --text: #f2f2f5; --quiet: #a5a5ad; --link: #6cb0ff;
        --line: #38383d; --control: #2c2c30; --chosen: #55555c;
      }
    }
    * { box-sizing: border-box; }
    html { scrollbar-gutter: stable; }
    [hidden] { display: none !important; }
    body {
      margin: 0; padding: 0 clamp(1rem, 3vw, 2.5rem) 4rem; background: var(--ground);
      color: var(--text); font: 1rem/1.5 Inter, system-ui, sans-serif;
    }
    .top, main, .tools { max-width: 100rem; margin: 0 auto; }
    .top { padding: 2rem 0 1rem; }
    h1 { margin: 0; font-size: 2.25rem; line-height: 1.2; letter-spacing: -0.02em; }
    h2, h3 { margin: 0; font-size: 1rem; line-height: 1.4; overflow-wrap: anywhere; }
    .top p { margin: 0.25rem 0 0; color: var(--quiet); }
    a, summary { color: var(--link); text-underline-offset: 0.2em; }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 0.5rem; }
    h2:focus-visible { outline: none; }
    .unseen {
      position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
      white-space: nowrap;
    }

    .tools {
      position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 0.75rem;
      align-items: end; padding: 0.75rem 0; background: var(--ground);
      border-bottom: 1px solid var(--line);
    }
    .gap { flex: 1; }
    .views { display: flex; gap: 0.75rem; align-items: end; }
    label > span { display: block; color: var(--quiet); font-size: 0.8rem; }
    input, select, button {
      height: 2.25rem; margin: 0; padding: 0 0.75rem; border: 0; border-radius: 0.6rem;
      background: var(--control); color: var(--text); font: inherit; font-size: 0.9rem;
    }
    select { max-width: 13rem; padding-right: 0.5rem; }
    .search { flex: 0 1 14rem; }
    .search input { width: 100%; }
    button { cursor: pointer; white-space: nowrap; }
    .segments { display: flex; padding: 2px; border-radius: 0.6rem; background: var(--control); }
    .segments button { height: 2rem; background: none; border-radius: 0.5rem; }
    .segments [aria-pressed="true"] {
      background: var(--chosen); box-shadow: 0 1px 3px rgb(0 0 0 / 0.2);
    }

    #count { margin: 1rem 0; color: var(--quiet); font-size: 0.9rem; }
    .cards {
      display: grid; gap: 2rem clamp(0.75rem, 2vw, 1.75rem); margin: 0; padding: 0;
      grid-template-columns: repeat(auto-fill, minmax(min(44%, 14.5rem), 1fr));
    }
    .card { list-style: none; min-width: 0; }
    #stage img, .frames img { background: var(--line); }
    .open { display: block; border-radius: 1.25rem; }
    .open img {
      display: block; width: 100%; height: auto; aspect-ratio: 390 / 844; object-fit: contain;
      border-radius: 1.25rem; background: var(--panel); box-shadow: 0 0 0 1px var(--line);
    }
    .small .open img { aspect-ratio: 320 / 256; border-radius: 0.75rem; }
    .small .open { border-radius: 0.75rem; }
    @media (hover: hover) and (prefers-reduced-motion: no-preference) {
      .open img { transition: transform 0.2s, box-shadow 0.2s; }
      .open:hover img {
        transform: translateY(-3px); box-shadow: 0 0 0 1px var(--line), 0 12px 28px rgb(0 0 0 / 0.18);
      }
    }
    .card h2 { margin-top: 0.75rem; }
    .tags { margin: 0; color: var(--quiet); font-size: 0.85rem; }
    :root:not(.script) .tools { display: none; }
    .script .card details { display: none; }
    @media (scripting: enabled) {
      /* Before the script has run, so that nothing moves when it does. */
      :root:not(.script) .tools { display: flex; }
      .card details { display: none; }
    }
    summary { cursor: pointer; padding: 0.25rem 0; }

    \(PagePieces.viewerStyle)
    .bar {
      display: flex; flex-wrap: wrap; gap: 0.5rem 0.75rem; align-items: center;
      padding: 0.75rem clamp(0.75rem, 2vw, 1.5rem); border-bottom: 1px solid var(--line);
    }
    .bar label > span {
      position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
    }
    .name { flex: 1; display: flex; gap: 0.75rem; align-items: baseline; min-width: 0; }
    .bar h2 { font-size: 1.1rem; }
    .bar .views { align-items: center; }
    #position { color: var(--quiet); font-size: 0.9rem; font-variant-numeric: tabular-nums; }
    .icon { display: grid; place-items: center; width: 2.25rem; padding: 0; }
    #play { min-width: 7.5rem; }
    .view {
      flex: 1; min-height: 0; display: grid;
      grid-template: minmax(0, 1fr) / minmax(20rem, 2fr) minmax(0, 3fr);
    }
    #stage {
      display: flex; padding: 1.25rem; overflow: auto; background: var(--panel);
      border-right: 1px solid var(--line); overscroll-behavior: contain;
    }
    #stage img { display: block; margin: auto; border-radius: 0.75rem; user-select: none; }
    #stage:not(.fit, .zoom-all) img { flex: none; width: var(--width); height: auto; }
    .zoom-1, .zoom-2 { cursor: grab; }
    .zoom-1:active, .zoom-2:active { cursor: grabbing; }
    .fit { container-type: size; }
    .fit img { width: min(100cqw, 100cqh * var(--ratio)); height: auto; }
    #stage.zoom-all {
      display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; align-content: start;
    }
    .zoom-all img { width: 100%; height: auto; }
    figure { margin: 0; }
    figcaption { margin-top: 0.25rem; color: var(--quiet); font-size: 0.85rem; text-align: center; }
    #about { overflow: auto; padding: 1.25rem; overscroll-behavior: contain; }
    .detail { display: flex; flex-direction: column; gap: 1.25rem; }
    .codes {
      flex: 1 1 0; min-height: 0; display: grid; gap: 1.25rem; grid-auto-rows: minmax(0, 1fr);
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
    }
    .code { display: flex; flex-direction: column; min-width: 0; min-height: 0; }
    #about .detail { height: 100%; min-height: 44rem; }
    .code span[style] {
      display: block; min-height: 1.55em; padding-left: calc((var(--in) + 2) * 1ch);
      text-indent: calc((var(--in) + 2) * -1ch);
    }
    .head { display: flex; gap: 0.75rem; align-items: center; min-height: 2.25rem; }
    .head span:not(.unseen) {
      flex: 1; min-width: 0; color: var(--quiet); font-size: 0.85rem; overflow-wrap: anywhere;
    }
    .head button { min-width: 5rem; }
    pre {
      flex: 1; margin: 0.5rem 0 0; padding: 1rem; overflow: auto; white-space: pre-wrap;
      overflow-wrap: anywhere; scrollbar-width: thin;
      background: var(--panel); border: 1px solid var(--line); border-radius: 0.75rem;
      font: 0.8rem/1.55 ui-monospace, "SF Mono", "Noto Sans Mono", Menlo, monospace; tab-size: 2;
    }
    .frames {
      display: flex; gap: 0.75rem; padding: 0.5rem 2px; overflow-x: auto; scrollbar-width: thin;
    }
    .frames figure { flex: 1 0 4.25rem; max-width: 7rem; }
    .frames img { display: block; width: 100%; height: auto; border-radius: 0.5rem; }

    @media (max-width: 76rem) {
      .bar .views { order: 1; flex: 1 0 100%; flex-wrap: wrap; gap: 0.5rem; }
    }
    @media (max-width: 60rem) {
      .script .tools, .tools { position: static; display: grid; grid-template-columns: 1fr 1fr; }
      .tools .gap { display: none; }
      .search { grid-column: span 2; }
      .tools select { width: 100%; max-width: none; }
      .tools .views { display: contents; }
      .tools .segments button { flex: 1; }
      .view { display: block; overflow: auto; }
      #about .detail { height: auto; }
      .codes { flex: none; grid-auto-rows: auto; }
      pre { max-height: 26rem; }
      #stage { height: 62dvh; border: 0; }
      #stage.zoom-all { height: auto; }
      #about { overflow: visible; }
    }
    @media print {
      :root {
        --ground: #fff; --panel: #fff; --text: #000; --quiet: #444; --line: #bbb; color-scheme: light;
      }
      body { padding: 0; }
      .tools, details, #count { display: none !important; }
      .cards { grid-template-columns: repeat(5, 1fr); gap: 1.25rem 0.9rem; }
      .card h2, .tags { font-size: 0.75rem; }
      .card { break-inside: avoid; }
      .open img { box-shadow: none; border: 1px solid var(--line); }
      img { print-color-adjust: exact; }
    }
    """
}
