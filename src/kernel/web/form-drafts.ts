import { onCompanyLeft } from './company-left.ts';

const place = 'samspill.drafts';
/** Long enough to sign in again; older ones are thrown away. */
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

/** What of a form may lie in the browser. A form that says nothing keeps nothing. */
export interface DraftOptions<Name extends string = string> {
  /** The record that the form is about, by its id; what does not exist yet is `new`. */
  of: string;
  /** Never national numbers, accounts, health, pay, secrets. */
  fields: readonly Name[];
}

/** A form's name that is the same after the page has been loaded again: its page, its record and what is kept of it. */
export function draftName(path: string, { of, fields }: DraftOptions): string {
  return [path, of, fields.toSorted().join(',')].join('|');
}

/** What somebody typed into the fields that may be kept: the values that differ from those the form was opened with. */
export function typedValues(initial: Values, values: Values, fields: readonly string[]): Values {
  const differs = (name: string): boolean => JSON.stringify(values[name]) !== JSON.stringify(initial[name]);
  return Object.fromEntries(fields.filter(differs).map((name) => [name, values[name]]));
}

/** Lets a form's text outlive a loading of the page that nobody asked for; answers what ends that. */
export function followForm(name: string, typed: () => Values): () => void {
  forms.set(name, typed);
  return () => {
    if (forms.get(name) === typed) forms.delete(name);
  };
}

/** Keeps what is typed in the forms of this page, for the same person in the same tab. */
export function keepDrafts(owner: string, now: number = Date.now()): void {
  isLeaving = true;
  const typed = [...forms].map(([name, read]) => [name, read()] as const).filter(([, values]) => Object.keys(values).length > 0);
  if (typed.length === 0) return;
  const kept: Kept = { owner, at: now, drafts: Object.fromEntries(typed) };
  sessionStorage.setItem(place, JSON.stringify(kept));
}

// The same page of another company has the same name.
onCompanyLeft(() => sessionStorage.removeItem(place));

/** Whether the page is being left with its drafts kept, so that nobody needs to be asked. */
export const isLeavingWithDrafts = (): boolean => isLeaving;

/** What was kept for a form, once; nothing that another person typed. */
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
