import { isRecord } from '#kernel/web/call-error.ts';
import { Value } from '../../contract/template.ts';
import { canBeSent, type DraftFields } from './draft-fields.ts';

/** Typed and unsaved fields of a draft, each with the value it was changed from. */
export interface StoredDraft {
  from: DraftFields;
  to: DraftFields;
}

/** The stored fields that a draft may have; the storage may contain anything. */
export function readStored(stored: unknown): StoredDraft | undefined {
  if (!isRecord(stored) || !isRecord(stored['from']) || !isRecord(stored['to'])) return undefined;
  const { from, to } = { from: stored['from'], to: stored['to'] };
  const names = Object.keys(to).filter((name) => isReadable(name, to[name]));
  if (names.length === 0) return undefined;
  const only = (fields: DraftFields) => Object.fromEntries(names.map((name) => [name, fields[name]]));
  return { from: only(from), to: only(to) };
}

const isReadable = (name: string, value: unknown): boolean =>
  name.startsWith('variable.')
    ? Value.safeParse(value).success
    : /^(base|clause)\.|^(order|name|companyUserId)$/.test(name) && canBeSent(name, value);

/** Pay is never stored in the browser. */
export function withoutPay(draft: StoredDraft, payKeys: readonly string[]): StoredDraft | undefined {
  const names = Object.keys(draft.to).filter((name) => !payKeys.some((key) => name === `variable.${key}`));
  const only = (fields: DraftFields) => Object.fromEntries(names.map((name) => [name, fields[name]]));
  return names.length === 0 ? undefined : { from: only(draft.from), to: only(draft.to) };
}

/** The tab that kept a draft. */
export function keptBy(stored: unknown): string | undefined {
  return isRecord(stored) && typeof stored['tab'] === 'string' ? stored['tab'] : undefined;
}

/** An open tab that has a connection has saved what it kept within this time. */
const savedWithin = 10_000;

/** Whether another tab, which may still be open, is about to save this by itself. */
export function isInOpenTab({ at, value }: { at: string; value: unknown }, tab: string, now: Date): boolean {
  return keptBy(value) !== tab && now.getTime() - Date.parse(at) < savedWithin;
}
