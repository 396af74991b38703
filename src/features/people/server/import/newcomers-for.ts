import { emailKey } from '#kernel/contract/email-address.ts';
import type { ImportRowError } from '../../contract/entities-import.ts';
import { findPerson, indexPeople } from '../rules/import/find-person.ts';
import { readRecords, type PeopleWriteContext } from '../save-people.ts';
import { existingPerson } from './people-for-plan.ts';
import type { RowContent } from './plan-content.ts';
import type { ImportRecord } from '#kernel/server/imports/store-import.ts';
import { readNewcomers } from './store-import-people.ts';
import type { RowRecord } from '#kernel/server/imports/store-import-rows.ts';

/** A row of a batch with its content decrypted. */
export interface OpenRow extends Omit<RowRecord, 'content'> {
  companyUserId: string;
  planned: RowContent;
}

/**
 * The rows that conflict with people added or changed since the plan was made: the same person by now, or the same e-mail.
 * Usually there are none, and then this is one query.
 */
export async function newcomersFor(
  writeContext: PeopleWriteContext,
  plan: ImportRecord,
  rows: readonly OpenRow[],
): Promise<ReadonlyMap<number, ImportRowError>> {
  const emails = rows.flatMap(({ planned }) =>
    planned.values.emailAddress === undefined ? [] : [emailKey(String(planned.values.emailAddress))],
  );
  const ids = await readNewcomers(writeContext.company, { importId: plan.id, seenChange: plan.seenChange, emails });
  if (ids.length === 0) return new Map();
  const people = (await readRecords(writeContext, ids)).map(existingPerson);
  const index = indexPeople(people);
  return new Map(rows.flatMap((row) => rowErrorsOf(row)));

  function rowErrorsOf({ number, fate, companyUserId, planned }: OpenRow): [number, ImportRowError][] {
    const email = planned.values.emailAddress === undefined ? undefined : emailKey(String(planned.values.emailAddress));
    const owner = email === undefined ? undefined : index.byEmail.get(email)?.find(({ id }) => id !== companyUserId);
    if (owner) return [[number, 'emailTaken']];
    return fate === 'create' && findPerson(planned.values, index).kind !== 'nobody' ? [[number, 'personAppeared']] : [];
  }
}
