import { onCompanyLeft } from './company-left.ts';

const place = 'samspill.resume';
/** Long enough to sign in again; later a draft is only offered. */
const resumedMinutes = 60;

type Values = Readonly<Record<string, unknown>>;
/** The names of a form's fields. */
export type NameOf<V extends Values> = Extract<keyof V, string>;

/** Typed and unsaved values of a form: each changed field with the value it was changed from. */
export interface FormDraft {
  from: Values;
  to: Values;
  /** Something else was typed too, which no browser may keep. */
  isPart?: boolean | undefined;
  /** The version of the record that was changed, or what was read of one that has none: saving over a later one shows the conflict. */
  version?: number | string | undefined;
  /** The key of a request that was sent and not answered (wire.23). */
  repeatKey?: string | undefined;
}

/** What goes on by itself after a sign-in. */
interface StoredFormDrafts {
  owner: string;
  at: number;
  names: readonly string[];
  /** The forms in which only what no browser may keep was typed. */
  lost: readonly string[];
  /** What the forms over the page were called; those are not opened again by the address alone. */
  titles: Readonly<Record<string, string>>;
}

/** The outcome for what is typed in a form: it was stored, no browser may keep any of it, or there is nothing. */
export type DraftResult = 'kept' | 'lost' | 'nothing';

// Of the page: how to keep what is typed in its open forms, what those over the page are called, and whether the user is leaving.
const forms = new Map<string, () => DraftResult>();
const titles = new Map<string, string>();
let isLeaving = false;

/** Whether values differ, field by field. */
export function changedNames<V extends Values>(base: V, values: V): NameOf<V>[] {
  // The keys of a form are those of its type.
  return (Object.keys(base) as NameOf<V>[]).filter((name) => JSON.stringify(base[name]) !== JSON.stringify(values[name]));
}

/** The draft of a form without the fields that are never stored; undefined when nothing was typed. */
export function draftOf(base: Values, values: Values, omit: readonly string[]): FormDraft | undefined {
  const changed = changedNames(base, values);
  const names = changed.filter((name) => !omit.includes(name));
  if (names.length === 0) return undefined;
  return { from: only(base, names), to: only(values, names), ...(names.length < changed.length && { isPart: true }) };
}

/** The stored fields that the form still has and that differ from what is saved. */
export function readDraft(storedValue: unknown, base: Values, omit: readonly string[]): FormDraft | undefined {
  if (!isRecord(storedValue) || !isRecord(storedValue['from']) || !isRecord(storedValue['to'])) return undefined;
  const { version, repeatKey, isPart } = storedValue;
  const { from, to } = { from: storedValue['from'], to: storedValue['to'] };
  const names = Object.keys(base).filter((name) => !omit.includes(name) && isLike(from[name], base[name]) && isLike(to[name], base[name]));
  if (changedNames(base, { ...base, ...only(to, names) }).length === 0) return undefined;
  return {
    from: only(from, names),
    to: only(to, names),
    ...(isPart === true && { isPart }),
    ...((typeof version === 'number' || typeof version === 'string') && { version }),
    ...(typeof repeatKey === 'string' && { repeatKey }),
  };
}

/** Lets `storeDrafts` keep what is typed in a form. Returns a function to stop. */
export function followForm(name: string, keep: () => DraftResult): () => void {
  forms.set(name, keep);
  return () => {
    if (forms.get(name) === keep) forms.delete(name);
  };
}

/** Says what a form over the page is called. Returns a function to stop. */
export function nameForm(name: string, title: string): () => void {
  titles.set(name, title);
  return () => titles.delete(name);
}

/** Keeps what is typed in the forms of this page, which then go on by themselves for the same user in the same tab. Returns whether there was any. */
export function storeDrafts(owner: string, now: number = Date.now()): boolean {
  isLeaving = true;
  const ends = [...forms].map(([name, keep]) => ({ name, end: keep() }));
  const namesOf = (which: DraftResult) => ends.filter(({ end }) => end === which).map(({ name }) => name);
  const [names, lost] = [namesOf('kept'), namesOf('lost')];
  const named = Object.fromEntries([...titles].filter(([name]) => names.includes(name)));
  const isTyped = names.length + lost.length > 0;
  if (isTyped) store({ owner, at: now, names, lost, titles: named });
  return isTyped;
}

// The same page of another company has the same key.
onCompanyLeft(() => sessionStorage.removeItem(place));

/** Whether the page is being left with its drafts stored, so that no confirmation is needed. */
export const isLeavingWithDrafts = (): boolean => isLeaving;

/** Lets a form go on with its draft when it is opened next. */
export function resumeNext(name: string, owner: string, now: number = Date.now()): void {
  const { names = [], ...others } = stored(owner, now) ?? { lost: [], titles: {} };
  store({ ...others, owner, at: now, names: [...names, name] });
}

/** Whether a form goes on with its draft instead of offering it: once, and never another user's. */
export function resumesDraft(name: string, owner: string, now: number = Date.now()): boolean {
  const drafts = stored(owner, now);
  if (!drafts) return false;
  storeRest({ ...drafts, names: drafts.names.filter((one) => one !== name) });
  return drafts.names.includes(name);
}

/** Whether what was typed in a form could not be kept; says it once. */
export function takeLost(name: string, owner: string, now: number = Date.now()): boolean {
  const drafts = stored(owner, now);
  if (!drafts?.lost.includes(name)) return false;
  storeRest({ ...drafts, lost: drafts.lost.filter((one) => one !== name) });
  return true;
}

/** What the forms are called that wait to be opened again; says each once. */
export function takeWaitingTitles(owner: string, now: number = Date.now()): readonly string[] {
  const drafts = stored(owner, now);
  if (!drafts) return [];
  store({ ...drafts, titles: {} });
  return drafts.names.flatMap((name) => drafts.titles[name] ?? []);
}

function storeRest(drafts: StoredFormDrafts): void {
  if (drafts.names.length + drafts.lost.length > 0) store(drafts);
  else sessionStorage.removeItem(place);
}

function store(drafts: StoredFormDrafts): void {
  sessionStorage.setItem(place, JSON.stringify(drafts));
}

/** What was kept for this user and is not too old; anything else is deleted. */
function stored(owner: string, now: number): StoredFormDrafts | undefined {
  const text = sessionStorage.getItem(place);
  if (text === null) return undefined;
  // Only `store` writes here.
  const drafts = JSON.parse(text) as StoredFormDrafts;
  if (drafts.owner === owner && now - drafts.at < resumedMinutes * 60_000) return drafts;
  sessionStorage.removeItem(place);
  return undefined;
}

function only(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Choices are text or null, and numbers are numbers or text. */
function isLike(value: unknown, example: unknown): boolean {
  return value !== undefined && kindOf(value) === kindOf(example);
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'list';
  return value === null || typeof value === 'number' ? 'string' : typeof value;
}
