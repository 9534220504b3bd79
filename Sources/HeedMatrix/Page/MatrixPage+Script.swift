extension MatrixPage {
  /// Filters, groups, marks, the large view, and the address that says what is shown.
  ///
  /// Texts are put into the page as texts, never as markup.
  static let script = #"""
    (() => {
      "use strict";
      const find = (selector, inside = document) => inside.querySelector(selector);
      const all = (selector, inside = document) => [...inside.querySelectorAll(selector)];
      const data = JSON.parse(find("#data").textContent);
      const root = document.documentElement;
      const tools = find(".tools");
      const list = find("#cards");
      const viewer = find("#viewer");
      const stage = find("#stage");
      const about = find("#about");
      const keys = data.axes.map((axis) => axis.key);
      const first = {
        q: "", ...Object.fromEntries(keys.map((key) => [key, ""])), found: "", problem: "",
        group: "", size: "m", marks: "1", open: "", compare: "", zoom: "fit",
      };
      const state = { ...first };
      let opener = null;
      let shownGroup = "";

      const make = (tag, name, text) => {
        const element = document.createElement(tag);
        if (name) element.className = name;
        if (text) element.textContent = text;
        return element;
      };
      root.classList.add("script");
      const cards = all(".card").map((element, index) => {
        const places = element.dataset.v.split(" ").map(Number);
        const marks = (data.marks[index] || []).map(([problem, severity, reason, font, ...frame]) => ({
          problem, severity, reason: data.texts[reason], font: data.texts[font],
          frame: frame.length === 4 ? frame : null,
        }));
        const said = data.words[places[0]]?.[places[1]] || "";
        const caption = find("h3", element).textContent;
        const codes = marks.map((mark) => data.problems[mark.problem].code);
        const words = [caption, said, ...codes, ...marks.map((mark) => mark.reason)];
        return {
          element, index, places, marks, said, caption, codes, words: words.join("\n").toLowerCase(),
          image: find("img", element),
        };
      });
      const describe = (card) => {
        const count = card.marks.length;
        const found = count ? `, ${count} finding${count === 1 ? "" : "s"}` : "";
        return `${card.caption}${found}${card.said ? `: ${card.said}` : ""}`;
      };
      for (const card of cards) if (card.image) card.image.alt = describe(card);

      // The address.

      const isValid = (key, value) => {
        if (key === "q") return true;
        if (key === "marks") return value === "1" || value === "0";
        if (key === "open") return value === "" || cards[Number(value)]?.image != null;
        if (key === "problem") return value === "" || Number(value) >= 1 && Number(value) <= data.problems.length;
        const select = find(`select[data-key="${key}"]`);
        if (select) return [...select.options].some((option) => option.value === value);
        return all(`button[data-key="${key}"]`).some((button) => button.dataset.value === value);
      };
      const readAddress = () => {
        // A link to a picture without the script's words.
        const plain = /^#p(\d+)$/.exec(location.hash);
        const given = new URLSearchParams(location.hash.slice(1));
        if (plain) given.set("open", plain[1]);
        for (const key of Object.keys(first)) {
          const value = given.get(key);
          state[key] = value !== null && isValid(key, value) ? value : first[key];
        }
      };
      \#(PagePieces.addressScript)

      // Marks.

      const addMarks = (place, card) => {
        const width = Number(card.image.getAttribute("width"));
        const height = Number(card.image.getAttribute("height"));
        for (const mark of card.marks) {
          if (!mark.frame) continue;
          const { silence } = data.problems[mark.problem];
          const box = make("span", `mark ${silence ? "meant" : mark.severity}`);
          box.setAttribute("aria-hidden", "true");
          const [x, y, w, h] = mark.frame;
          box.style.left = `${x / width * 100}%`;
          box.style.top = `${y / height * 100}%`;
          box.style.width = `${w / width * 100}%`;
          box.style.height = `${h / height * 100}%`;
          box.append(make("b", "", String(mark.problem + 1)));
          place.append(box);
        }
      };
      // A picture's boxes are made when it comes near the window.
      const nearby = new IntersectionObserver((entries) => {
        for (const entry of entries) {
          if (!entry.isIntersecting) continue;
          nearby.unobserve(entry.target);
          const card = cards[Number(entry.target.id.slice(1))];
          addMarks(find(".open", card.element), card);
        }
      }, { rootMargin: "600px" });
      for (const card of cards) if (card.image && card.marks.length) nearby.observe(card.element);

      // The list.

      const isListed = (card) => {
        for (const [axis, key] of keys.entries()) {
          if (state[key] && Number(state[key]) !== card.places[axis]) return false;
        }
        if (state.found === "any" && !card.marks.length) return false;
        if (state.found === "no" && card.marks.length) return false;
        if (state.found && !["any", "no"].includes(state.found) && !card.codes.includes(state.found)) {
          return false;
        }
        if (state.problem && !card.marks.some((mark) => mark.problem + 1 === Number(state.problem))) {
          return false;
        }
        return state.q.toLowerCase().split(/\s+/).every((part) => card.words.includes(part));
      };
      let listed = cards;
      // Rows whose pictures differ in one axis alone.
      const group = () => {
        if (state.group === shownGroup) return;
        shownGroup = state.group;
        for (const row of all(".group")) row.remove();
        if (!state.group) {
          list.append(...cards.map((card) => card.element));
          return;
        }
        const axis = keys.indexOf(state.group);
        const rows = new Map();
        for (const card of cards) {
          const key = card.places.filter((_, place) => place !== axis).join(" ");
          if (!rows.has(key)) {
            const section = make("section", "group");
            const title = card.places.map((value, place) => data.axes[place].values.length > 1
              && place !== axis ? data.axes[place].values[value] : "").filter(Boolean).join(" · ");
            section.append(make("h3", "", title || "All"), make("ul", "row"));
            find("ul", section).tabIndex = 0;
            find("ul", section).setAttribute("aria-label", title || "All");
            rows.set(key, section);
          }
          find("ul", rows.get(key)).append(card.element);
        }
        list.after(...rows.values());
      };
      const drawList = () => {
        listed = cards.filter(isListed);
        const shown = new Set(listed);
        for (const card of cards) card.element.hidden = !shown.has(card);
        group();
        for (const row of all(".group")) row.hidden = !find(".card:not([hidden])", row);
        root.classList.toggle("s", state.size === "s");
        root.classList.toggle("l", state.size === "l");
        root.classList.toggle("unmarked", state.marks === "0");
        const count = listed.length;
        let text = count === 1 ? "1 picture" : `${count} pictures`;
        if (count !== cards.length) text += ` of ${cards.length}`;
        if (state.problem) text += `, with finding ${state.problem}`;
        if (find("#count").textContent !== text) find("#count").textContent = text;
        find("#none").hidden = count > 0;
        for (const item of all("#findings .problems li")) {
          item.classList.toggle("chosen", item.id === `f${state.problem}`);
        }
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
        for (const button of all("[data-marks]")) {
          button.setAttribute("aria-pressed", String(state.marks === "1"));
        }
      };

      // The large view.

      // The pictures that differ from one in the compared axis alone.
      const compared = (card) => {
        const axis = keys.indexOf(state.compare);
        if (axis < 0) return [card];
        return cards.filter((other) => other.image
          && other.places.every((value, place) => place === axis || value === card.places[place]));
      };
      const drawStage = (card) => {
        const factor = Number(state.zoom) || 1;
        const axis = keys.indexOf(state.compare);
        const figures = compared(card).map((one) => {
          const figure = make("figure", one === card ? "now" : "");
          const shot = make("div", "shot");
          const image = make("img");
          const width = Number(one.image.getAttribute("width"));
          const height = Number(one.image.getAttribute("height"));
          image.src = one.image.getAttribute("src");
          image.alt = describe(one);
          image.width = width;
          image.height = height;
          image.draggable = false;
          image.style.setProperty("--shown", `${width * factor}px`);
          image.style.setProperty("--ratio", `${width / height}`);
          shot.append(image);
          addMarks(shot, one);
          const caption = axis < 0 ? "" : data.axes[axis].values[one.places[axis]];
          figure.append(shot, make("figcaption", "", caption));
          return figure;
        });
        const before = [stage.scrollLeft, stage.scrollTop];
        stage.replaceChildren(...figures);
        stage.className = state.zoom === "fit" ? "fit" : `zoom-${state.zoom}`;
        stage.scrollTo(...before);
        if (axis >= 0) find(".now", stage)?.scrollIntoView({ block: "nearest", inline: "nearest" });
      };
      const drawAbout = (card) => {
        const title = make("h2", "", card.marks.length ? "Findings" : "No findings");
        const items = make("ol", "problems");
        for (const mark of card.marks) {
          const problem = data.problems[mark.problem];
          const item = make("li", problem.silence ? "meant" : mark.severity);
          item.dataset.number = String(mark.problem + 1);
          const reason = make("p");
          reason.append(
            make("b", "tag", problem.silence ? "meant" : mark.severity), " ",
            make("code", "", problem.code), ` ${mark.reason}`);
          const where = [problem.place, problem.path, mark.font && `measured with ${mark.font}`];
          item.append(reason, make("p", "more", where.filter(Boolean).join(" · ")),
            make("p", "more", problem.silence ? `Meant to stay: ${problem.silence}` : problem.remedy));
          items.append(item);
        }
        const said = make("p", "words", card.said);
        said.lang = data.axes[1].values[card.places[1]];
        said.dir = data.rtl[card.places[1]] ? "rtl" : "ltr";
        about.replaceChildren(title, items, said);
        about.scrollTop = 0;
      };
      const drawViewer = () => {
        const card = state.open === "" ? null : cards[Number(state.open)];
        if (!card) {
          if (viewer.open) viewer.close();
          return;
        }
        const place = listed.indexOf(card);
        find("#viewer-name").textContent = card.caption;
        find("#position").textContent = place < 0 ? "" : `${place + 1} of ${listed.length}`;
        if (!viewer.open) {
          viewer.showModal();
          find("#viewer-name").focus();
        }
        drawStage(card);
        drawAbout(card);
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
        const card = cards[Number(state.open)];
        set({ open: "" }, true);
        const place = card && !card.element.hidden ? find(".open", card.element) : opener;
        if (place) {
          place.focus({ preventScroll: true });
          place.scrollIntoView({ block: "nearest" });
        }
      };
      const step = (count) => {
        const drawn = listed.filter((card) => card.image);
        const place = drawn.indexOf(cards[Number(state.open)]);
        if (!drawn.length) return;
        set({ open: String(drawn[(place + count + drawn.length) % drawn.length].index) });
      };
      // The same picture with another value of the compared axis, else of the language.
      const turn = (count) => {
        const card = cards[Number(state.open)];
        const axis = Math.max(keys.indexOf(state.compare || "lang"), 0);
        const others = cards.filter((other) => other.image
          && other.places.every((value, place) => place === axis || value === card.places[place]));
        const place = others.indexOf(card);
        set({ open: String(others[(place + count + others.length) % others.length].index) });
      };

      // What the person does.

      tools.addEventListener("submit", (event) => event.preventDefault());
      document.addEventListener("input", (event) => {
        const { key } = event.target.dataset;
        if (key) set({ [key]: event.target.value });
      });
      document.addEventListener("click", (event) => {
        const target = event.target.closest("button, a");
        if (!target) return;
        const { key, value, step: count, problem } = target.dataset;
        if (key) {
          set({ [key]: value });
        } else if (count) {
          step(Number(count));
        } else if (problem) {
          event.preventDefault();
          set({ ...first, size: state.size, marks: state.marks, group: state.group, problem }, true);
          find("#pictures").focus({ preventScroll: true });
          find("#pictures").scrollIntoView();
        } else if ("marks" in target.dataset) {
          set({ marks: state.marks === "1" ? "0" : "1" });
        } else if ("reset" in target.dataset) {
          set({ ...first, size: state.size, marks: state.marks, group: state.group });
          find("input", tools).focus();
        } else if ("close" in target.dataset) {
          close();
        } else if (target.classList.contains("open")) {
          if (event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          opener = target;
          set({ open: target.closest(".card").id.slice(1) }, true);
        }
      });
      viewer.addEventListener("cancel", (event) => {
        event.preventDefault();
        close();
      });
      viewer.addEventListener("keydown", (event) => {
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        const at = event.target;
        if (at.tagName === "SELECT" || at.tagName === "INPUT") return;
        const isHorizontal = event.key === "ArrowLeft" || event.key === "ArrowRight";
        const isVertical = event.key === "ArrowUp" || event.key === "ArrowDown";
        // Where the arrows already scroll something, they go on doing so.
        if (isHorizontal && at.scrollWidth > at.clientWidth + 1) return;
        if (isVertical && at.scrollHeight > at.clientHeight + 1) return;
        if (!isHorizontal && !isVertical) return;
        event.preventDefault();
        const count = event.key === "ArrowLeft" || event.key === "ArrowUp" ? -1 : 1;
        if (isHorizontal) step(count); else turn(count);
      });
      \#(PagePieces.stageScript)
      addEventListener("beforeprint", () => {
        for (const part of all("details")) part.open = true;
        for (const card of listed) {
          if (!card.image) continue;
          card.image.loading = "eager";
          if (!find(".mark", card.element)) addMarks(find(".open", card.element), card);
          nearby.unobserve(card.element);
        }
      });
      for (const name of ["popstate", "hashchange"]) {
        addEventListener(name, () => {
          readAddress();
          draw();
        });
      }
      readAddress();
      draw();
    })();
    """#
}
