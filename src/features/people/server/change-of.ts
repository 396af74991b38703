import type { Change } from '#kernel/server/audit.ts';
import type { PersonRecord } from './person-record.ts';

/** Fields whose old and new values are never logged, only that they changed (log.1). */
const hiddenFields = ['socialSecurityNumber', 'salaryAccountNumber', 'allergies'] as const satisfies (keyof PersonRecord)[];

/** The change of a person for the audit log: the values of changed fields, and only the names of encrypted ones. */
export function changeOf(before: PersonRecord | undefined, after: PersonRecord): Change {
  const differing = changedFields(before, after);
  const visible = differing.filter((name) => !hiddenFields.some((secret) => secret === name));
  const hidden = differing.filter((name) => !visible.includes(name));
  const named = hidden.length > 0 ? { changed: hidden } : {};
  return {
    entity: 'companyUser',
    entityId: after.id,
    companyUserId: after.id,
    ...(before && { before: picked(before, visible) }),
    after: { ...picked(after, visible), ...named },
  };
}

/** The fields in which two records differ; for a new person, the fields with a value. */
export function changedFields(before: PersonRecord | undefined, after: PersonRecord): (keyof PersonRecord)[] {
  // The keys of a record are those of its type.
  const names = Object.keys(after) as (keyof PersonRecord)[];
  if (!before) return names.filter((name) => name !== 'id' && !isNothing(after[name]));
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}

function isNothing(value: unknown): boolean {
  return value === null || value === false || (Array.isArray(value) && value.length === 0);
}

function picked(record: PersonRecord, names: readonly (keyof PersonRecord)[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, record[name]]));
}
