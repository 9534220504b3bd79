// What a page may write, and below what its types have to refuse. Nothing here is run.
import {
  ActionError, type AlertDocument, type AlertHandle, type Answer, check, configure, DocumentError,
  type Handlers, type HeedAlertElement, type Issue, lane, type Options, preload, type Reason, type Scene,
  type SceneMoment, type SceneNode, show,
} from "../../../Hosts/Web/heed.js";

const plain: AlertDocument = { heed: 1, title: "Done", actions: [{ id: "ok", title: "OK" }] };

const handlers: Handlers = {
  actions: {
    save: async ({ action, values, selections, signal, handle, progress }) => {
      progress(0.5);
      progress(null, 1);
      handle.progress(1, 0);
      await fetch(`/${action}`, { method: "POST", body: values["name"] ?? null, signal });
      if (selections["list"]?.includes("none")) throw new ActionError("Pick one.");
      return "stay" as const;
    },
    later: () => "close",
    never: () => {},
  },
  validators: {
    name: (text, values) => (text === values["other"] ? "This is taken." : null),
    other: async (text) => (text ? undefined : "It is empty."),
  },
  slots: { map: () => document.createElement("canvas"), list: document.body },
  onLink: (address) => void address.toUpperCase(),
  onKeptOpen: (action, handle) => void (action && handle.dismiss("interrupted")),
  onAnnounce: (text) => void text.length,
  onIssues: (issues) => void issues.map(({ line, column, path, code, message }: Issue) =>
    `${line}:${column} ${path} ${code} ${message}`),
};

const options: Options = {
  lane: "main", policy: "preempt", priority: 2, id: "one", unique: true, minimumTime: 1, delay: 0.5,
  timeout: 9, workTimeout: 20, texts: { required: "Pflicht", counting: "Noch {count}" }, strict: true,
  container: document.body, signal: new AbortController().signal, clock: "manual", opener: document.body,
  images: "/pictures/",
  environment: {
    appearance: "dark", contrast: "high", direction: "rtl", textSize: "AX5", boldText: true,
    reduceMotion: true, reduceTransparency: true, assistiveTechnology: true, size: [320, 256], scale: 2,
    safeArea: [0, 0, 0, 0], locale: "ar", theme: { base: "ios" },
  },
};

async function asks(): Promise<string | null> {
  await preload();
  await preload({ markup: true });
  await preload({ whole: true });
  configure({ base: "/heed/", onProblem: (error) => console.log(error), fonts: ["Inter", , "Nunito"] });
  const handle: AlertHandle = show(plain, handlers, options);
  await handle.shown;
  await handle.update('{"heed": 1}');
  handle.seek(0.2);
  handle.seek(handle.duration, "exit");
  const scene: Scene | null = handle.scene();
  const moment: SceneMoment | null | undefined = scene?.moment;
  const node: SceneNode | undefined = scene?.nodes[0];
  console.log(moment?.offset.x, node?.frame[3], node?.accessibility?.label, scene?.focusOrder[0]);
  handle.element?.classList.add("own");
  const other: Answer | string = await handle.catch(() => "none");
  const again: Answer = await handle.finally(() => {});
  const answer = await lane("side", { policy: "wait" }).show("{}", {}, { priority: 1 });
  const reasons: Reason[] = [answer.reason, again.reason];
  console.log(other, reasons, answer.values["name"]?.length, answer.selections["list"]?.[0]);
  try {
    const { issues } = await check(plain, { strict: false });
    console.log(issues.filter(({ severity }) => severity === "skipped").length);
  } catch (error) {
    if (error instanceof DocumentError) console.log(error.issues[0]?.message, error.name);
  }
  const element: HeedAlertElement = document.createElement("heed-alert");
  element.handlers = handlers;
  element.options = options;
  element.open = !element.open;
  const told: Answer | null = await element.show();
  element.close();
  element.addEventListener("answer", (event) => (event as CustomEvent<Answer>).detail.wasShown);
  return told?.action ?? answer.action;
}
void asks;

// @ts-expect-error A document is text or an object.
show(3);
// @ts-expect-error There is no such policy.
show(plain, {}, { policy: "later" });
// @ts-expect-error There is no such option.
show(plain, {}, { prioritaet: 1 });
// @ts-expect-error There is no such handler.
show(plain, { onClick: () => {} });
// @ts-expect-error Work says one of two words.
show(plain, { actions: { save: () => "open" } });
// @ts-expect-error A validator says a text.
show(plain, { validators: { name: () => true } });
// @ts-expect-error A slot's element has to be there at once.
show(plain, { slots: { map: async () => document.body } });
// @ts-expect-error It has two numbers.
show(plain, {}, { environment: { size: [1] } });
// @ts-expect-error There is no such text.
show(plain, {}, { texts: { mandatory: "x" } });
// @ts-expect-error An answer stays what it is.
void show(plain).then((answer) => { answer.action = "ok"; });
// @ts-expect-error It may be nothing.
void show(plain).then((answer) => answer.action.length);
// @ts-expect-error A banner's element is no dialog.
show(plain).element?.showModal();
// @ts-expect-error Code takes it back, or says that it was interrupted.
show(plain).dismiss("escape");
// @ts-expect-error An error is made of a text.
new ActionError();
// @ts-expect-error An error is made of issues.
new DocumentError("wrong");
// @ts-expect-error Nothing else is there.
import { present } from "../../../Hosts/Web/heed.js";
