import { openToEdit, updatePerson } from '#features/people/server/public.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { Fail } from '#kernel/server/failure.ts';
import { dayOf } from '../contract/rules/values.ts';
import { composed } from './print-document.ts';
import { dayToUpdate } from './rules/day-to-update.ts';
import { personFieldsOf } from './rules/person-fields.ts';
import type { StoredDocument } from './store-documents.ts';

type Fields = ReturnType<typeof personFieldsOf>['fields'];

/** What a contract says of its person, as fields of people; refused with the names of those that people cannot hold. */
export function fieldsOf({ fail }: { fail: Fail }, stored: StoredDocument): Fields {
  const { fields, refused } = personFieldsOf(composed(stored), stored.baseData);
  if (refused.length > 0) fail('common.BadRequest', 400, { fieldErrors: refused.map((path) => ({ path, code: 'properFormat' as const })) });
  return fields;
}

/** What tells who somebody is, and the end of the employment; what is agreed otherwise applies from the day that the contract names. */
const changedAtOnce: readonly string[] = [
  'firstName',
  'lastName',
  'emailAddress',
  'phoneCountryCode',
  'mobilePhoneNumber',
  'endDate',
] satisfies readonly (keyof Fields)[];

function partOf(fields: Fields, isWanted: (name: string) => boolean): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => isWanted(name)));
}

/** What a person is updated with on the day of the contract. */
export const fieldsOnItsDay = (fields: Fields): Fields => partOf(fields, (name) => !changedAtOnce.includes(name));

/** A temporary employee who becomes permanent no longer has an end date; the contract does not say so. */
function withoutFormerEnd({ parentId, template }: StoredDocument, fields: Fields, person: { positionType: string | null }): Fields {
  const isTemporary = fields.positionType === 'temporary' || template.variables.some(({ key }) => key === 'expirationDate');
  if (isTemporary || !fields.positionType || parentId !== null) return fields;
  return person.positionType === 'temporary' ? { ...fields, endDate: null } : fields;
}

type UpdateCall = Omit<CallContext, 'fail'> & { fail: Fail<'people.EmailAlreadyExists'> };

/**
 * Updates a person with what a contract says. What applies from a later day waits for it, which is then answered: only the rights of the caller are
 * judged now (employment.28).
 */
export async function updateWithContract(call: UpdateCall, stored: StoredDocument, personId: string): Promise<string | null> {
  const said = fieldsOf(call, stored);
  const { person } = await openToEdit(call, personId, said);
  const fields = withoutFormerEnd(stored, said, person);
  const isAddendum = stored.parentId !== null;
  // A start that own words have replaced is not said any more.
  const from = isAddendum ? dayOf(stored.values['effectiveDate']) : said.startDate;
  const day = dayToUpdate({ isAddendum, day: from, person, today: call.today });
  await updatePerson(call, personId, day === null ? fields : partOf(fields, (name) => changedAtOnce.includes(name)));
  return day;
}
