import { changedFields } from '../change-of.ts';
import type { PersonRecord } from '../person-record.ts';

/** What the changed fields of a person were before: enough to take the change back, and nothing more. */
export function formerValues(before: PersonRecord, after: PersonRecord): Partial<PersonRecord> {
  return Object.fromEntries(changedFields(before, after).map((name) => [name, before[name]]));
}
