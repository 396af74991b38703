import type { Change } from '#kernel/server/audit.ts';
import { isEmptyText, textIn, type LocalText } from '../contract/local-text.ts';
import type { TreatmentContent } from '../contract/treatment.ts';

export const treatmentKind = 'treatment';
export const protocolKind = 'gdprProtocol';
export const softwareKind = 'gdprSoftware';
export const agreementKind = 'gdprAgreement';
export const requestKind = 'gdprRequest';
export const dpiaKind = 'gdprDpia';
export const erasureKind = 'gdprErasure';
export const breachKind = 'gdprBreach';
export const riskKind = 'gdprRisk';

/** A text as the log keeps it: the words themselves, of both languages when they differ. */
export function loggedText(text: LocalText): string | null {
  if (isEmptyText(text)) return null;
  const [no, en] = [text.no, text.en];
  return no !== '' && en !== '' && no !== en ? `${no} / ${en}` : textIn(text, 'no');
}

type Logged = Record<string, unknown>;

/** What the log keeps of a treatment. */
export function loggedTreatment({ treatmentName, flowAnswer, ...content }: TreatmentContent): Logged {
  const rest = Object.entries(content).map(([name, value]) => [name, isText(value) ? loggedText(value) : value]);
  return { name: loggedText(treatmentName), ...Object.fromEntries(rest), flowId: flowAnswer?.flowId ?? null };
}

function isText(value: unknown): value is LocalText {
  return typeof value === 'object' && value !== null && 'no' in value && 'en' in value;
}

/** A line of the log; only what differs is kept beside its name. */
export function changeOf(record: Pick<Change, 'entity' | 'entityId' | 'ownerId'>, before: Logged, after: Logged): Change {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = keys.filter((key) => key === 'name' || JSON.stringify(before[key]) !== JSON.stringify(after[key]));
  const only = (values: Logged) => Object.fromEntries(changed.filter((key) => key in values).map((key) => [key, values[key]]));
  return { ...record, before: only(before), after: only(after) };
}

/** What of a new record is worth a line: whatever is set. */
export function setOnly(values: Logged): Logged {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)),
  );
}
