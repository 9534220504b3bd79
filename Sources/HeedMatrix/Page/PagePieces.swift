/// What the page of a matrix and that of a gallery have in common, to be put between what is their own.
package enum PagePieces {
  /// The large view over the page, a dialog of all its room.
  package static let viewerStyle = """
    #viewer {
      position: fixed; inset: 0; width: 100vw; height: 100dvh; max-width: none; max-height: none;
      margin: 0; padding: 0; border: 0; background: var(--ground); color: var(--text);
      overflow: hidden;
    }
    #viewer[open] { display: flex; flex-direction: column; }
    #viewer::backdrop { background: var(--ground); }
    :root:has(#viewer[open]) { overflow: hidden; scrollbar-gutter: auto; }
    """

  /// Keeps what is chosen in the address: of `state`, what differs from `first`.
  package static let addressScript = #"""
    const writeAddress = (isNewPage) => {
      const given = new URLSearchParams();
      for (const key of Object.keys(first)) {
        if (state[key] !== first[key]) given.set(key, state[key]);
      }
      const address = `#${given}`;
      if (address === (location.hash || "#")) return;
      history[isNewPage ? "pushState" : "replaceState"](null, "", address);
    };
    """#

  /// Makes `stage` larger by two clicks, and lets a pointer drag it.
  package static let stageScript = #"""
    stage.addEventListener("dblclick", () => {
      set({ zoom: state.zoom === "2" ? "fit" : "2" });
    });
    let drag = null;
    stage.addEventListener("pointerdown", (event) => {
      if (event.pointerType !== "mouse" || event.button) return;
      drag = [event.clientX + stage.scrollLeft, event.clientY + stage.scrollTop];
      stage.setPointerCapture(event.pointerId);
    });
    stage.addEventListener("pointermove", (event) => {
      if (drag) stage.scrollTo(drag[0] - event.clientX, drag[1] - event.clientY);
    });
    for (const name of ["pointerup", "pointercancel"]) {
      stage.addEventListener(name, () => { drag = null; });
    }
    """#
}
