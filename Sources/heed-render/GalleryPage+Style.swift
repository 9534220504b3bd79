extension GalleryPage {
  static let style = """
    :root {
      color-scheme: light dark;
      --ground: #f5f5f7; --panel: #fff; --text: #1d1d1f; --quiet: #5f5f66; --link: #0040dd;
      --line: #d8d8dd;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #121214; --panel: #1e1e21; --text: #f2f2f5; --quiet: #a5a5ad; --link: #6cb0ff;
        --line: #38383d;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0; padding: 2rem clamp(1rem, 4vw, 4rem) 4rem; background: var(--ground);
      color: var(--text); font: 1rem/1.5 Inter, system-ui, sans-serif;
    }
    header, main { max-width: 80rem; margin: 0 auto; }
    h1 { margin: 0; font-size: 2.25rem; letter-spacing: -0.02em; }
    h2 { margin: 0 0 1rem; font-size: 1.25rem; overflow-wrap: anywhere; }
    header p { margin: 0.25rem 0 1rem; color: var(--quiet); }
    nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; margin: 0; padding: 0; }
    nav li { list-style: none; }
    a, summary { color: var(--link); text-underline-offset: 0.2em; }
    a, summary, pre { border-radius: 0.25rem; }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 3px; }
    section {
      margin-top: 2rem; padding: clamp(1rem, 3vw, 2rem); background: var(--panel);
      border: 1px solid var(--line); border-radius: 1rem; scroll-margin-top: 1rem;
    }
    .pictures {
      display: grid; gap: 1.5rem;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
    }
    .frames { display: flex; flex-wrap: wrap; gap: 0.75rem; padding: 0.5rem 0 1rem; }
    .frames img { width: 130px; border-radius: 0.5rem; }
    figure { margin: 0; }
    figure a { display: block; border-radius: 1rem; }
    img {
      display: block; width: 100%; height: auto; border: 1px solid var(--line);
      border-radius: 1rem;
    }
    figcaption { margin-top: 0.5rem; color: var(--quiet); font-size: 0.9rem; }
    summary { cursor: pointer; padding: 0.25rem 0; }
    pre {
      margin: 0.5rem 0 0; padding: 1rem; overflow: auto; max-height: 30rem;
      background: var(--ground); font: 0.85rem/1.5 ui-monospace, monospace; tab-size: 2;
    }
    .unseen {
      position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
      white-space: nowrap;
    }
    """
}
