internal import HeedMatrix

extension GalleryPage {
  /// Filters, the large view, and the address that says what is shown.
  ///
  /// It puts texts and addresses of the page from one place to another, and makes none of its own.
  static let script = #"""
    (() => {
      "use strict";
      const find = (selector, inside = document) => inside.querySelector(selector);
      const all = (selector, inside = document) => [...inside.querySelectorAll(selector)];
      const cards = all(".card");
      const tools = find(".tools");
      const viewer = find("#viewer");
      const stage = find("#stage");
      const about = find("#about");
      const play = find("#play");
      const sizes = { phone: [390, 844], pixel: [390, 844], large: [390, 844], small: [320, 256] };
      const words = { light: "Light", dark: "Dark", ltr: "left to right", rtl: "right to left" };
      const first = {
        q: "", style: "", theme: "", feature: "", on: "", look: "light", dir: "ltr", open: "",
        zoom: "fit",
      };
      const state = { ...first };
      let isPlaying = false;
      let opener = null;
      let shown = "";

      document.documentElement.classList.add("script");
      for (const card of cards) {
        card.words = `${card.dataset.name} ${card.textContent}`.toLowerCase();
      }

      // The address.

      const isValid = (key, value) => {
        if (key === "q") return true;
        if (key === "open") return !value || cards.some((card) => card.dataset.name === value);
        const select = find(`select[data-key="${key}"]`);
        if (select) return [...select.options].some((option) => option.value === value);
        return all(`button[data-key="${key}"]`).some((button) => button.dataset.value === value);
      };
      const readAddress = () => {
        const given = new URLSearchParams(location.hash.slice(1));
        for (const key of Object.keys(first)) {
          const value = given.get(key);
          state[key] = value !== null && isValid(key, value) ? value : first[key];
        }
      };
      \#(PagePieces.addressScript)

      // The list.

      const surface = (card) => state.on || card.dataset.on;
      const use = (image, card, look, dir) => {
        const source = find(".open img", card);
        const on = surface(card);
        const [width, height] = sizes[on];
        const address = source.getAttribute(`data-${on}-${look}-${dir}`);
        image.width = width;
        image.height = height;
        image.alt = `${words[look]}, ${words[dir]}: ${source.dataset.words}`;
        if (image.getAttribute("src") !== address) image.src = address;
        return address;
      };
      const isListed = (card) => {
        const { style, theme, features } = card.dataset;
        const parts = state.q.toLowerCase().split(/\s+/);
        return (!state.style || state.style === style) && (!state.theme || state.theme === theme)
          && (!state.feature || features.split(" ").includes(state.feature))
          && parts.every((part) => card.words.includes(part));
      };
      const listed = () => cards.filter((card) => !card.hidden);
      const drawList = () => {
        for (const card of cards) {
          card.hidden = !isListed(card);
          const link = find(".open", card);
          link.href = use(find("img", link), card, state.look, state.dir);
        }
        find(".cards").classList.toggle("small", state.on === "small");
        const count = listed().length;
        const text = count === 1 ? "1 alert" : `${count} alerts`;
        if (find("#count").textContent !== text) find("#count").textContent = text;
        find("#none").hidden = count > 0;
      };
      const drawTools = () => {
        for (const control of all("[data-key]")) {
          const value = state[control.dataset.key];
          if (control.tagName === "BUTTON") {
            control.setAttribute("aria-pressed", String(control.dataset.value === value));
          } else if (control.value !== value) {
            control.value = value;
          }
        }
      };

      // The large view.

      const putBack = () => {
        const detail = find(".detail", about);
        if (detail) find(`#${detail.dataset.home} details`).append(detail);
      };
      const drawStage = (card) => {
        const picture = (look, dir) => {
          const image = document.createElement("img");
          use(image, card, look, dir);
          image.draggable = false;
          return image;
        };
        const pictures = [];
        if (isPlaying) {
          const image = picture("light", "ltr");
          [image.width, image.height] = sizes.phone;
          // Another address each time, so that it begins at its beginning.
          image.src = `${find(".motion a", card.detail).getAttribute("href")}?${Date.now()}`;
          image.alt = `${find("h2", card).textContent} comes and goes.`;
          pictures.push(image);
        } else if (state.zoom === "all") {
          for (const dir of ["ltr", "rtl"]) {
            for (const look of ["light", "dark"]) {
              const figure = document.createElement("figure");
              const caption = document.createElement("figcaption");
              caption.textContent = `${words[look]}, ${words[dir]}`;
              figure.append(picture(look, dir), caption);
              pictures.push(figure);
            }
          }
        } else {
          pictures.push(picture(state.look, state.dir));
        }
        for (const image of pictures) {
          if (image.tagName !== "IMG") continue;
          const factor = Number(state.zoom) || 1;
          image.style.setProperty("--width", `${image.width * factor}px`);
          image.style.setProperty("--ratio", `${image.width / image.height}`);
        }
        const isFit = state.zoom === "fit" || isPlaying && state.zoom === "all";
        const name = isFit ? "fit" : `zoom-${state.zoom}`;
        const isOther = stage.className !== name || stage.dataset.of !== state.open;
        stage.className = name;
        stage.dataset.of = state.open;
        stage.replaceChildren(...pictures);
        if (!isOther) return;
        // An enlarged picture shows its middle first, where most alerts are.
        const isLarge = Number(state.zoom) > 0;
        stage.scrollTo(
          isLarge ? (stage.scrollWidth - stage.clientWidth) / 2 : 0,
          isLarge ? (stage.scrollHeight - stage.clientHeight) / 2 : 0);
      };
      const drawViewer = () => {
        const card = cards.find((card) => card.dataset.name === state.open);
        if (!card) {
          isPlaying = false;
          shown = "";
          if (viewer.open) viewer.close();
          putBack();
          return;
        }
        if (shown !== state.open) {
          putBack();
          card.detail = find(".detail", card);
          card.detail.dataset.home = card.id;
          for (const image of all("img", card.detail)) image.loading = "eager";
          about.replaceChildren(card.detail);
          about.scrollTop = 0;
          shown = state.open;
        }
        const list = listed();
        const place = list.indexOf(card);
        find("#viewer-name").textContent = find("h2", card).textContent;
        find("#position").textContent = place < 0 ? "" : `${place + 1} of ${list.length}`;
        play.setAttribute("aria-pressed", String(isPlaying));
        play.textContent = isPlaying ? "Stop motion" : "Play motion";
        if (!viewer.open) {
          viewer.showModal();
          find("#viewer-name").focus();
        }
        drawStage(card);
      };
      const draw = () => {
        drawTools();
        drawList();
        drawViewer();
      };
      const set = (changes, isNewPage = false) => {
        Object.assign(state, changes);
        writeAddress(isNewPage);
        draw();
      };
      const close = () => {
        const name = state.open;
        set({ open: "" }, true);
        const card = cards.find((card) => card.dataset.name === name && !card.hidden);
        const place = card ? find(".open", card) : opener;
        if (place) place.focus();
      };
      const step = (count) => {
        const list = listed();
        const place = list.findIndex((card) => card.dataset.name === state.open);
        if (!list.length) return;
        set({ open: list[(place + count + list.length) % list.length].dataset.name });
      };

      // What the person does.

      const copy = async (button) => {
        const lines = find(`#${button.dataset.copy} code`);
        const text = [...lines.children].map((line) => line.textContent).join("\n");
        const give = (event) => {
          event.clipboardData.setData("text/plain", text);
          event.preventDefault();
        };
        // The old way first: the new one may wait for a permission that nobody is asked for.
        getSelection().selectAllChildren(lines);
        document.addEventListener("copy", give);
        let isDone = document.execCommand("copy");
        document.removeEventListener("copy", give);
        try {
          if (!isDone) {
            await navigator.clipboard.writeText(text);
            isDone = true;
          }
        } catch {
          // It stays selected, to be copied by the person.
        }
        button.textContent = isDone ? "Copied" : "Select it";
        setTimeout(() => { button.textContent = "Copy"; }, 2000);
      };
      tools.addEventListener("submit", (event) => event.preventDefault());
      document.addEventListener("input", (event) => {
        const { key } = event.target.dataset;
        if (key) set({ [key]: event.target.value });
      });
      document.addEventListener("click", (event) => {
        const target = event.target.closest("button, a");
        if (!target) return;
        const { key, value, step: count } = target.dataset;
        if (key) {
          if (key === "look" || key === "dir" || key === "zoom" && value === "all") isPlaying = false;
          set({ [key]: value });
        } else if (count) {
          step(Number(count));
        } else if (target.dataset.copy) {
          copy(target);
        } else if ("reset" in target.dataset) {
          set({ q: "", style: "", theme: "", feature: "" });
          find("input", tools).focus();
        } else if ("close" in target.dataset) {
          close();
        } else if (target === play) {
          isPlaying = !isPlaying;
          draw();
        } else if (target.classList.contains("open")) {
          if (event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          opener = target;
          set({ open: target.closest(".card").dataset.name }, true);
        }
      });
      viewer.addEventListener("cancel", (event) => {
        event.preventDefault();
        close();
      });
      viewer.addEventListener("keydown", (event) => {
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        const count = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        const at = event.target;
        // Where the arrows already move something, they go on doing so.
        const isUsed = at.tagName === "SELECT" || at.tagName === "INPUT"
          || at.scrollWidth > at.clientWidth + 1;
        if (!count || isUsed) return;
        event.preventDefault();
        step(count);
      });
      \#(PagePieces.stageScript)
      addEventListener("popstate", () => {
        readAddress();
        draw();
      });
      readAddress();
      draw();
    })();
    """#
}
