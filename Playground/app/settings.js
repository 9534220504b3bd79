// What the surface is like: the form, the fragment's part of it, and what the engine is told.

export const textSizes = [
  "xS", "S", "M", "L", "xL", "xxL", "xxxL", "AX1", "AX2", "AX3", "AX4", "AX5",
];

// The safe area is top, left, bottom and right.
export const devices = {
  phone: [
    { name: "390 × 844", size: [390, 844], safeArea: [47, 0, 34, 0], scale: 3 },
    { name: "844 × 390", size: [844, 390], safeArea: [0, 47, 21, 47], scale: 3 },
    { name: "320 × 568", size: [320, 568], safeArea: [20, 0, 0, 0], scale: 2 },
    { name: "430 × 932", size: [430, 932], safeArea: [59, 0, 34, 0], scale: 3 },
    { name: "320 × 256", size: [320, 256], safeArea: [0, 0, 0, 0], scale: 2 },
  ],
  tablet: [
    { name: "820 × 1180", size: [820, 1180], safeArea: [24, 0, 20, 0], scale: 2 },
    { name: "1180 × 820", size: [1180, 820], safeArea: [24, 0, 20, 0], scale: 2 },
    { name: "507 × 1180", size: [507, 1180], safeArea: [24, 0, 20, 0], scale: 2 },
  ],
  desktop: [
    { name: "1280 × 800", size: [1280, 800], safeArea: [0, 0, 0, 0], scale: 2 },
    { name: "1920 × 1080", size: [1920, 1080], safeArea: [0, 0, 0, 0], scale: 1 },
    { name: "800 × 600", size: [800, 600], safeArea: [0, 0, 0, 0], scale: 1 },
  ],
};

// Each names itself, for whoever looks for it.
const languages = [
  ["en", "English"], ["de", "Deutsch"], ["fr", "Français"], ["es", "Español"], ["it", "Italiano"],
  ["pt-BR", "Português (Brasil)"], ["nl", "Nederlands"], ["pl", "Polski"], ["tr", "Türkçe"],
  ["ru", "Русский"], ["uk", "Українська"], ["ar", "العربية"], ["he", "עברית"], ["fa", "فارسی"],
  ["hi", "हिन्दी"], ["th", "ไทย"], ["vi", "Tiếng Việt"], ["id", "Indonesia"], ["ja", "日本語"],
  ["ko", "한국어"], ["zh-Hans", "简体中文"], ["zh-Hant", "繁體中文"],
];

const flags = ["contrast", "boldText", "reduceMotion", "reduceTransparency", "showFocus"];
const usual = {
  device: "phone", size: "0", appearance: "light", direction: "ltr", theme: "", locale: "en",
  textSize: "3",
};

/** The form of the surface; `changed` is called whenever it says something else. */
export class Settings {
  #form;
  #changed;

  constructor(form, changed) {
    this.#form = form;
    this.#changed = changed;
    const { locale } = form.elements;
    locale.replaceChildren(...languages.map(([tag, name]) => {
      const option = new Option(name, tag);
      option.lang = tag;
      return option;
    }));
    this.#offerSizes();
    form.addEventListener("input", (event) => this.#input(event));
    form.addEventListener("submit", (event) => event.preventDefault());
  }

  get device() {
    return this.#form.elements.device.value;
  }

  get showsFocus() {
    return this.#form.elements.showFocus.checked;
  }

  /** The surfaces that are shown, the first being the one that is looked into. */
  get surfaces() {
    if (this.device === "all") return Object.keys(devices).map((device) => this.#surface(device, 0));
    return [this.#surface(this.device, Number(this.#form.elements.size.value) || 0)];
  }

  /** The look to show alerts in, whatever their documents say; empty where they are asked. */
  get theme() {
    return this.#form.elements.theme.value;
  }

  /** What the engine is told beside size and theme. */
  get look() {
    const { elements } = this.#form;
    return {
      appearance: elements.appearance.value,
      contrast: elements.contrast.checked ? "high" : "normal",
      direction: elements.direction.value,
      textSize: textSizes[Number(elements.textSize.value)] ?? "L",
      locale: elements.locale.value,
      boldText: elements.boldText.checked,
      reduceMotion: elements.reduceMotion.checked,
      reduceTransparency: elements.reduceTransparency.checked,
    };
  }

  /** What differs from the usual, for the address. */
  get entries() {
    const { elements } = this.#form;
    const entries = Object.keys(usual)
      .map((name) => [name, elements[name].value])
      .filter(([name, value]) => value !== usual[name]);
    const on = flags.filter((name) => elements[name].checked);
    return [...entries, ...on.map((name) => [name, "1"])];
  }

  /** Takes what an address says; what is not offered stays as usual. */
  take(fragment) {
    const { elements } = this.#form;
    for (const name of Object.keys(usual)) {
      if (name === "size") this.#offerSizes();
      const control = elements[name];
      control.value = fragment.get(name) ?? usual[name];
      if (control.value === "" && usual[name] !== "") control.value = usual[name];
    }
    for (const name of flags) elements[name].checked = fragment.get(name) === "1";
    this.#show();
  }

  #surface(device, index) {
    return { device, ...(devices[device][index] ?? devices[device][0]) };
  }

  #input(event) {
    const { name } = event.target;
    if (name === "device") this.#offerSizes();
    // A language brings the direction in which it is written.
    if (name === "locale") {
      const tag = this.#form.elements.locale.value;
      this.#form.elements.direction.value = ["ar", "he", "fa"].includes(tag) ? "rtl" : "ltr";
    }
    this.#show();
    this.#changed(name);
  }

  #offerSizes() {
    const { size } = this.#form.elements;
    const list = devices[this.device] ?? [];
    size.replaceChildren(
      ...list.map(({ name }, index) => new Option(name, String(index))),
      ...(list.length === 0 ? [new Option("Usual", "0")] : []),
    );
    size.disabled = list.length < 2;
  }

  #show() {
    const { elements } = this.#form;
    const name = textSizes[Number(elements.textSize.value)];
    this.#form.querySelector("#text-size-name").value = name;
    elements.textSize.setAttribute("aria-valuetext", name);
  }
}
