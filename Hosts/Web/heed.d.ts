// What `heed.js` offers, for TypeScript.

/** An alert as a document of version 1: what `heed schema` describes. */
export type AlertDocument = Record<string, unknown>;

export type Reason =
  | "action" | "outsideTap" | "swipe" | "escape" | "timeout" | "withdrawn" | "replaced"
  | "interrupted" | "unavailable";

/** What came back from an alert; each gives exactly one. */
export interface Answer {
  /** The id of the action that was chosen, or of the way out where the person dismissed the alert. */
  readonly action: string | null;
  readonly reason: Reason;
  /** Whether the alert was ever seen. */
  readonly wasShown: boolean;
  /** What each field held at the end, by its id. */
  readonly values: Readonly<Record<string, string>>;
  /** What was picked from each list, by its id; of a switch its own id where it is on. */
  readonly selections: Readonly<Record<string, readonly string[]>>;
}

export interface Issue {
  readonly severity: "error" | "skipped";
  /** Counted from 1, as the column is. */
  readonly line: number;
  readonly column: number;
  /** Where it stands in the document, such as `actions[1].title`. */
  readonly path: string;
  readonly code: "document" | "invalid-alert" | "no-way-on" | "unsatisfiable-field" | (string & {});
  readonly message: string;
}

/** A document that cannot be read. */
export class DocumentError extends Error {
  constructor(issues: readonly Issue[]);
  readonly issues: readonly Issue[];
}

/** What work or a validator throws so that its message is shown in the alert. */
export class ActionError extends Error {
  constructor(message: string);
}

export interface WorkContext {
  readonly action: string;
  readonly values: Readonly<Record<string, string>>;
  readonly selections: Readonly<Record<string, readonly string[]>>;
  /** Aborted when the work has lost its meaning; its result is ignored then. */
  readonly signal: AbortSignal;
  readonly handle: AlertHandle;
  /** Says how much is done, from 0 to 1 or `null` where that is not known. */
  progress(part: number | null, place?: number): void;
}

/**
 * `"close"` closes the alert and `"stay"` leaves it up, whatever the action says.
 *
 * TypeScript forgets which text it is where an async function returns only one: write `"stay" as const`.
 */
export type WorkResult = void | "close" | "stay";

export interface Handlers {
  /** Work of actions, by their ids; the alert is busy while it runs. */
  actions?: Record<string, (context: WorkContext) => WorkResult | Promise<WorkResult>>;
  /** Says what is wrong with a field's text, or nothing. */
  validators?: Record<
    string,
    (value: string, values: Record<string, string>) =>
      string | null | undefined | Promise<string | null | undefined>
  >;
  /**
   * Elements of the page for slots, by the ids of these.
   *
   * A slot whose function throws or gives no element stays empty, and `onProblem` is told.
   */
  slots?: Record<string, Element | (() => Element)>;
  /** Runs in place of opening a link in a new tab. */
  onLink?(address: string): void;
  /** Runs when an action was chosen that keeps the alert open and has no work. */
  onKeptOpen?(action: string, handle: AlertHandle): void;
  /** Runs with what assistive technology is told. */
  onAnnounce?(text: string): void;
  /** Runs with what was passed over in the document. */
  onIssues?(issues: readonly Issue[]): void;
}

export type TextSize =
  | "XS" | "S" | "M" | "L" | "XL" | "XXL" | "XXXL" | "AX1" | "AX2" | "AX3" | "AX4" | "AX5";

/** What is said of the surface in place of what the browser says. */
export interface EnvironmentOverrides {
  appearance?: "light" | "dark";
  contrast?: "normal" | "high";
  direction?: "ltr" | "rtl";
  textSize?: TextSize;
  boldText?: boolean;
  reduceMotion?: boolean;
  reduceTransparency?: boolean;
  assistiveTechnology?: boolean;
  /** Width and height in points. */
  size?: readonly [number, number];
  /** Pixels a point. */
  scale?: number;
  /** Top, left, bottom and right, in points. */
  safeArea?: readonly [number, number, number, number];
  locale?: string;
  /** The theme of documents that name none. */
  theme?: string | Record<string, unknown>;
}

export interface Options {
  /** The queue in which the alert waits; one for banners and one for all others by default. */
  lane?: string;
  /** What happens where another alert is up; it waits by default. */
  policy?: "wait" | "replace" | "preempt";
  /** More comes first; 0 by default. */
  priority?: number;
  /** Names the alert, for `unique`. */
  id?: string;
  /** Whether it is dropped where one of the same id waits or is up. */
  unique?: boolean;
  /** Seconds for which no other alert takes its place. */
  minimumTime?: number;
  /** Seconds before it may be shown. */
  delay?: number;
  /** Seconds after which the alert ends by itself, unless its document says so. */
  timeout?: number;
  /** Seconds that work may take before it counts as failed; any time by default. */
  workTimeout?: number;
  /** What the alert says by itself, in English by default; `{count}` stands for a number. */
  texts?: Partial<Record<
    | "required" | "tooShort" | "tooLong" | "notEmail" | "notURL" | "notNumber" | "notDigits"
    | "mismatch" | "checking" | "working" | "done" | "failed" | "timedOut" | "unavailable"
    | "counting" | "progress",
    string
  >>;
  /** Whether an unknown key is an error; such a key is passed over by default. */
  strict?: boolean;
  /**
   * The element in which the alert is shown, in place of the whole page.
   *
   * Where it is not in the page the alert ends as `unavailable`, and `onProblem` is told.
   */
  container?: Element | ShadowRoot;
  /** Takes the alert back when it is aborted. */
  signal?: AbortSignal;
  environment?: EnvironmentOverrides;
  /** With `"manual"` nothing moves by itself; `seek` says which moment is seen. */
  clock?: "manual";
  /** What gets the focus afterwards; what has it now by default. */
  opener?: HTMLElement;
  /** The folder from which `{"file": …}` pictures may be loaded, with a slash at its end; none by default. */
  images?: string;
}

export interface SceneNode {
  readonly id: string;
  readonly role: string;
  /** Left, top, width and height on the surface in points, with nothing scrolled. */
  readonly frame: readonly [number, number, number, number];
  readonly opacity: number | undefined;
  readonly text: string | null;
  readonly accessibility: {
    readonly role: string;
    readonly label: string;
    readonly value: string | null;
    readonly hint: string;
    readonly isEnabled: boolean;
    readonly isSelected: boolean;
  } | null;
}

/** How far the panel is on its way; what is at rest has an opacity and a scale of 1. */
export interface SceneMoment {
  readonly opacity: number;
  readonly scale: number;
  /** In points. */
  readonly offset: { readonly x: number; readonly y: number };
  readonly backdropOpacity: number;
}

export interface Scene {
  readonly size: readonly [number, number];
  readonly direction: "ltr" | "rtl";
  readonly style: "alert" | "sheet" | "card" | "banner";
  /** Nothing while it has not begun to come. */
  readonly moment: SceneMoment | null;
  readonly nodes: readonly SceneNode[];
  readonly focusOrder: readonly string[];
  readonly focus: string | null;
}

/** An alert from the moment it was asked for; awaiting it waits for the answer. */
export interface AlertHandle extends PromiseLike<Answer> {
  catch<Other = never>(rejected: (error: unknown) => Other | PromiseLike<Other>): Promise<Answer | Other>;
  finally(run: () => void): Promise<Answer>;
  /** The element in which the alert is, a dialog unless it is a banner; nothing while it is not shown. */
  readonly element: HTMLElement | null;
  /** Resolves when the alert is on the surface, or over. */
  readonly shown: Promise<void>;
  /** Seconds that the way takes that was sought last. */
  readonly duration: number;
  /** Changes what the alert says; rejects with a `DocumentError` where it cannot be read. */
  update(document: string | AlertDocument): Promise<void>;
  /** Takes the alert back. */
  dismiss(reason?: "withdrawn" | "interrupted"): void;
  progress(part: number | null, place?: number): void;
  /** With a manual clock, shows the moment some seconds after the alert began to come or to go. */
  seek(seconds: number, way?: "enter" | "exit"): void;
  scene(): Scene | null;
}

/**
 * Shows an alert, at once or when it has its turn.
 *
 * Rejects with a `DocumentError` where the document cannot be read.
 */
export function show(
  document: string | AlertDocument, handlers?: Handlers, options?: Options,
): AlertHandle;

/** Shows alerts in a queue of their own. */
export function lane(name: string, defaults?: Options): { show: typeof show };

/** Reads a document and says what was passed over; rejects with a `DocumentError` if it cannot. */
export function check(
  document: string | AlertDocument, options?: Options,
): Promise<{ issues: readonly Issue[] }>;

/**
 * Loads the program, so that the first alert need not wait for it: what plain alerts need of it, with
 * `whole` all of it, and with `markup` the reader of HTML and Markdown too.
 */
export function preload(options?: { markup?: boolean; whole?: boolean }): Promise<void>;

export function configure(changes: {
  /** Where the files of the program are; beside `heed.js` by default. */
  base?: string;
  /** Seconds after which a file that has not come is given up; 30 by default. */
  loadTimeout?: number;
  /** Runs with faults of the page's own functions and of the program. */
  onProblem?: (error: unknown) => void;
  /** Font families as CSS has them: the system's, with serifs, rounded, monospaced. */
  fonts?: readonly [string?, string?, string?, string?];
}): void;

/**
 * `<heed-alert>`: an alert whose document stands in it, or at the address of its `src`.
 *
 * Each asking ends with one event: `answer`, whose `detail` is an `Answer`, or `error`, whose `detail` is
 * what went wrong.
 */
export interface HeedAlertElement extends HTMLElement {
  open: boolean;
  handlers?: Handlers;
  options?: Options;
  /** Asks, unless it does already; gives nothing where there was an error. */
  show(): Promise<Answer | null>;
  /** Takes the alert back, also while its document is being loaded. */
  close(): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "heed-alert": HeedAlertElement;
  }
}
