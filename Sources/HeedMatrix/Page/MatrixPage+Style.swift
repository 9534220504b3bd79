extension MatrixPage {
  static let style = """
    :root {
      color-scheme: light dark;
      --ground: #f5f5f7; --panel: #fff; --text: #1d1d1f; --quiet: #5f5f66; --link: #0040dd;
      --line: #d8d8dd; --control: #e8e8ed; --chosen: #fff;
      --error: #c4001d; --warning: #8a4b00; --note: #0b5cad; --width: 11rem;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #121214; --panel: #1e1e21; --text: #f2f2f5; --quiet: #a5a5ad; --link: #6cb0ff;
        --line: #38383d; --control: #2c2c30; --chosen: #55555c;
        --error: #ff7a85; --warning: #ffb454; --note: #7fb8ff;
      }
    }
    *, ::before { box-sizing: border-box; }
    html { scrollbar-gutter: stable; scroll-padding-top: 6rem; }
    [hidden] { display: none !important; }
    body {
      margin: 0; padding: 0 clamp(1rem, 3vw, 2.5rem) 4rem; background: var(--ground);
      color: var(--text); font: 1rem/1.5 Inter, system-ui, sans-serif;
    }
    .top { padding: 2rem 0 1rem; }
    h1 { margin: 0; font-size: 1.9rem; line-height: 1.2; letter-spacing: -0.02em; }
    h1, h2, h3, p, code { overflow-wrap: anywhere; }
    h2 { margin: 0; font-size: 1.25rem; }
    h3 { margin: 0; font-size: 0.85rem; line-height: 1.4; font-weight: 600; }
    .top p { margin: 0.25rem 0 0; color: var(--quiet); }
    a { color: var(--link); text-underline-offset: 0.2em; }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 0.4rem; }
    h2:focus-visible, section:focus-visible { outline: none; }
    .unseen {
      position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
      white-space: nowrap;
    }
    .skip { position: absolute; left: -100vw; padding: 0.5rem 1rem; background: var(--panel); }
    .skip:focus { left: 1rem; top: 0.5rem; z-index: 3; }

    .tools {
      position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; gap: 0.6rem;
      align-items: end; padding: 0.75rem 0; background: var(--ground);
      border-bottom: 1px solid var(--line);
    }
    :root:not(.script) .tools { display: none; }
    @media (scripting: enabled) { :root:not(.script) .tools { display: flex; } }
    label > span { display: block; color: var(--quiet); font-size: 0.8rem; }
    input, select, button {
      height: 2.25rem; margin: 0; padding: 0 0.7rem; border: 0; border-radius: 0.6rem;
      background: var(--control); color: var(--text); font: inherit; font-size: 0.9rem;
    }
    select { max-width: 11rem; padding-right: 0.4rem; }
    .search { flex: 0 1 12rem; }
    .search input { width: 100%; }
    button { cursor: pointer; white-space: nowrap; }
    .segments { display: flex; padding: 2px; border-radius: 0.6rem; background: var(--control); }
    .segments button { height: 2rem; background: none; border-radius: 0.5rem; }
    [aria-pressed="true"], .segments [aria-pressed="true"] {
      background: var(--chosen); box-shadow: 0 0 0 1px var(--line), 0 1px 3px rgb(0 0 0 / 0.2);
    }

    .line { display: flex; flex-wrap: wrap; gap: 0 1rem; align-items: baseline; margin: 1.5rem 0 0.75rem; }
    .line p { margin: 0; color: var(--quiet); font-size: 0.9rem; }
    .problems { margin: 0; padding: 0; list-style: none; max-width: 70rem; }
    .problems li {
      position: relative; margin: 0; padding: 0.6rem 0.75rem 0.6rem 3.25rem;
      border-bottom: 1px solid var(--line);
    }
    .problems li::before {
      content: attr(data-number); position: absolute; left: 0; top: 0.65rem; min-width: 2.25rem;
      padding: 0 0.4rem; border-radius: 1rem; text-align: center; font-size: 0.85rem;
      font-weight: 600; color: var(--ground); background: var(--quiet);
    }
    .problems .error::before { background: var(--error); }
    .problems .warning::before { background: var(--warning); }
    .problems .note::before { background: var(--note); }
    .problems p { margin: 0; }
    .problems .chosen { background: var(--panel); }
    summary { padding: 0.75rem 0; color: var(--link); cursor: pointer; }
    .tag { text-transform: capitalize; }
    .error .tag, .tally .error { color: var(--error); }
    .warning .tag, .tally .warning { color: var(--warning); }
    .note .tag, .tally .note { color: var(--note); }
    .more { color: var(--quiet); font-size: 0.85rem; }
    code { font: 0.85em ui-monospace, "SF Mono", "Noto Sans Mono", Menlo, monospace; }

    .cards, .row {
      display: grid; gap: 1.5rem 1rem; margin: 0; padding: 0;
      grid-template-columns: repeat(auto-fill, minmax(min(45%, var(--width)), 1fr));
    }
    .row { display: flex; overflow-x: auto; padding: 3px 3px 1rem; scrollbar-width: thin; }
    .row .card { flex: 0 0 var(--width); }
    .group { margin: 0 0 1rem; }
    .group h3 { margin: 0 0 0.4rem; font-size: 1rem; }
    .card { list-style: none; min-width: 0; content-visibility: auto; contain-intrinsic-size: auto 26rem; }
    .card h3 { margin-top: 0.5rem; }
    .tally { margin: 0; font-size: 0.8rem; font-weight: 600; }
    .missing p { padding: 2rem 1rem; background: var(--control); border-radius: 0.75rem; color: var(--error); }
    .open { position: relative; display: block; border-radius: 0.75rem; }
    .open img {
      display: block; width: 100%; height: auto; border-radius: 0.75rem; background: var(--panel);
      box-shadow: 0 0 0 1px var(--line);
    }
    .s { --width: 7rem; }
    .l { --width: 18rem; }

    .mark {
      position: absolute; border: 2px solid #b36200; border-radius: 3px; pointer-events: none;
      background: rgb(255 160 0 / 0.12); box-shadow: 0 0 0 1px rgb(255 255 255 / 0.7);
    }
    .mark.error { border-color: #d3001f; background: rgb(255 0 40 / 0.12); }
    .mark.note { border-color: #0b5cad; background: rgb(0 110 255 / 0.1); }
    .mark.meant { border-style: dashed; border-color: #6b6b70; background: none; }
    .mark b {
      z-index: 1; position: absolute; right: -2px; bottom: 100%; padding: 0 0.3em; border-radius: 3px 3px 0 0;
      font: 600 0.7rem/1.35 Inter, system-ui, sans-serif; color: #fff; background: #b36200;
    }
    .mark.error b { background: #d3001f; }
    .mark.note b { background: #0b5cad; }
    .mark.meant b { background: #6b6b70; }
    .unmarked .mark { display: none; }

    \(PagePieces.viewerStyle)
    .bar {
      display: flex; flex-wrap: wrap; gap: 0.5rem 0.75rem; align-items: center;
      padding: 0.6rem clamp(0.75rem, 2vw, 1.5rem); border-bottom: 1px solid var(--line);
    }
    .bar label > span {
      position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
    }
    .name { flex: 1 1 12rem; display: flex; flex-wrap: wrap; gap: 0 0.75rem; align-items: baseline; min-width: 0; }
    .bar h2 { font-size: 1.05rem; }
    #position { color: var(--quiet); font-size: 0.9rem; font-variant-numeric: tabular-nums; }
    .icon { display: grid; place-items: center; width: 2.25rem; padding: 0; }
    .view { flex: 1; min-height: 0; display: grid; grid-template: minmax(0, 1fr) / minmax(0, 1fr) 22rem; }
    #stage {
      display: flex; gap: 1rem; padding: 1.25rem; overflow: auto; background: var(--panel);
      border-right: 1px solid var(--line); overscroll-behavior: contain; container-type: size;
    }
    #stage figure { flex: none; margin: 0 auto; }
    #stage figure.now figcaption { font-weight: 700; color: var(--text); }
    .shot { position: relative; }
    .shot img { display: block; width: var(--shown); height: auto; border-radius: 0.5rem; background: var(--line); user-select: none; }
    .fit .shot img { width: min(100cqw - 2.5rem, (100cqh - 4.5rem) * var(--ratio)); }
    .zoom-1, .zoom-2 { cursor: grab; }
    figcaption { padding-top: 0.35rem; color: var(--quiet); font-size: 0.85rem; text-align: center; }
    #about { overflow: auto; padding: 1.25rem; overscroll-behavior: contain; }
    #about .problems li { padding-left: 2.75rem; padding-right: 0; }
    #about .words { color: var(--quiet); }

    @media (max-width: 60rem) {
      .tools { position: static; display: grid; grid-template-columns: 1fr 1fr; }
      .search { grid-column: span 2; }
      .tools select { width: 100%; max-width: none; }
      .tools .segments button { flex: 1; }
      .view { display: block; overflow: auto; }
      #stage { height: 62dvh; border: 0; }
      #about { overflow: visible; }
    }
    @media (prefers-reduced-motion: no-preference) {
      .open img { transition: box-shadow 0.15s; }
      .open:hover img { box-shadow: 0 0 0 2px var(--link); }
    }
    @media print {
      :root {
        --ground: #fff; --panel: #fff; --text: #000; --quiet: #444; --line: #bbb; --width: 8rem;
        --error: #a30018; --warning: #7a4200; --note: #0b4c90; color-scheme: light;
      }
      body { padding: 0; font-size: 0.85rem; }
      .tools, .skip, #count, .show { display: none !important; }
      .card { content-visibility: visible; break-inside: avoid; }
      .cards { grid-template-columns: repeat(5, 1fr); gap: 1rem 0.75rem; }
      .row { flex-wrap: wrap; overflow: visible; }
      .problems li { break-inside: avoid; }
      img, .mark, .mark b, .problems li::before { print-color-adjust: exact; }
    }
    """
}
