import { changedNames, type EditField, type EditValues } from './edit-values.ts';
import type { Can } from './edit-groups.ts';

/** Typed but unsaved values of a person. */
export interface PersonDraft {
  /** The version on which the draft is based: saving it over a later version shows the conflict. */
  version: number;
  from: Partial<EditValues>;
  to: Partial<EditValues>;
}

/** Fields that are never stored in the browser: national number, account, health, pay. */
const neverKept: ReadonlySet<EditField> = new Set([
  'socialSecurityNumber',
  'salaryAccountNumber',
  'allergies',
  'salaryAmount',
  'salaryCurrency',
  'salaryInterval',
]);

/** The draft of a form; undefined when nothing was typed. */
export function draftOf(version: number, base: EditValues, values: EditValues): PersonDraft | undefined {
  const names = changedNames(base, values).filter((name) => !neverKept.has(name));
  return names.length === 0 ? undefined : { version, from: only(base, names), to: only(values, names) };
}

/** The fields of a draft that the user may still change and that differ from the saved values. */
export function readDraft(kept: unknown, base: EditValues, can: Can): PersonDraft | undefined {
  if (!isRecord(kept) || typeof kept['version'] !== 'number' || !isRecord(kept['from']) || !isRecord(kept['to'])) return undefined;
  const { version, from, to } = { version: kept['version'], from: kept['from'], to: kept['to'] };
  // The keys of a form are those of its type.
  const names = (Object.keys(base) as EditField[]).filter(
    (name) => !neverKept.has(name) && can(name) && isLike(from[name], base[name]) && isLike(to[name], base[name]),
  );
  // `isLike` has compared each value with the form's own.
  const [former, next] = [only(from as EditValues, names), only(to as EditValues, names)];
  return changedNames(base, { ...base, ...next }).length === 0 ? undefined : { version, from: former, to: next };
}

export function namesOf({ to }: PersonDraft): EditField[] {
  // As above.
  return Object.keys(to) as EditField[];
}

function only(values: EditValues, names: readonly EditField[]): Partial<EditValues> {
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Choices are text or null, and the percentage is a number or text. */
function isLike(value: unknown, example: unknown): boolean {
  return value !== undefined && kindOf(value) === kindOf(example);
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'list';
  return value === null || typeof value === 'number' ? 'string' : typeof value;
}
