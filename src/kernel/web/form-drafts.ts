import { onCompanyLeft } from './company-left.ts';

const place = 'samspill.drafts';
/** Long enough to sign in again; older drafts are discarded. */
const keptMinutes = 60;

type Values = Readonly<Record<string, unknown>>;
interface Kept {
  owner: string;
  at: number;
  drafts: Record<string, Values>;
}

// Of the page: the forms that are open, and whether the person is leaving.
const forms = new Map<string, () => Values>();
let isLeaving = false;

/** What a form may store in the browser. By default nothing is stored. */
export interface DraftOptions<Name extends string = string> {
  /** The id of the form's record; `new` for a new one. */
  of: string;
  /** Never national numbers, accounts, health, pay, secrets. */
  fields: readonly Name[];
}

/** The stable key of a form: its page, its record and its stored fields. */
export function draftName(path: string, { of, fields }: DraftOptions): string {
  return [path, of, fields.toSorted().join(',')].join('|');
}

/** The typed values of the fields that may be stored, if they differ from the initial ones. */
export function typedValues(initial: Values, values: Values, fields: readonly string[]): Values {
  const differs = (name: string): boolean => JSON.stringify(values[name]) !== JSON.stringify(initial[name]);
  return Object.fromEntries(fields.filter(differs).map((name) => [name, values[name]]));
}

/** Stores a form's values across an automatic reload of the page; returns a function to stop. */
export function followForm(name: string, typed: () => Values): () => void {
  forms.set(name, typed);
  return () => {
    if (forms.get(name) === typed) forms.delete(name);
  };
}

/** Stores the values typed in the forms of this page, for the same user in the same tab. */
export function keepDrafts(owner: string, now: number = Date.now()): void {
  isLeaving = true;
  const typed = [...forms].map(([name, read]) => [name, read()] as const).filter(([, values]) => Object.keys(values).length > 0);
  if (typed.length === 0) return;
  const kept: Kept = { owner, at: now, drafts: Object.fromEntries(typed) };
  sessionStorage.setItem(place, JSON.stringify(kept));
}

// The same page of another company has the same key.
onCompanyLeft(() => sessionStorage.removeItem(place));

/** Whether the page is being left with its drafts stored, so that no confirmation is needed. */
export const isLeavingWithDrafts = (): boolean => isLeaving;

/** The stored values of a form, which are then deleted; never another user's. */
export function takeDraft(name: string, owner: string, now: number = Date.now()): Values | undefined {
  const text = sessionStorage.getItem(place);
  if (text === null) return undefined;
  // Only keepDrafts writes here.
  const { drafts, ...kept } = JSON.parse(text) as Kept;
  const { [name]: draft, ...others } = drafts;
  const isTheirs = kept.owner === owner && now - kept.at < keptMinutes * 60_000;
  if (!isTheirs || Object.keys(others).length === 0) sessionStorage.removeItem(place);
  else if (draft) sessionStorage.setItem(place, JSON.stringify({ ...kept, drafts: others }));
  return isTheirs ? draft : undefined;
}
