import { openToEdit, requireLastDay, updatePerson } from '#features/people/server/public.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { Fail } from '#kernel/server/failure.ts';
import { dayOf } from '../contract/rules/values.ts';
import { composed } from './print-document.ts';
import { dayToUpdate, endsBefore, isAfterGap } from './rules/day-to-update.ts';
import { personFieldsOf } from './rules/person-fields.ts';
import type { StoredDocument } from './store-documents.ts';

type Fields = ReturnType<typeof personFieldsOf>['fields'];

/** What a contract says of its person, as fields of people; refused with the names of those that people cannot hold. */
export function fieldsOf({ fail }: { fail: Fail }, stored: StoredDocument): Fields {
  const { fields, refused } = personFieldsOf(composed(stored), stored.baseData);
  if (refused.length > 0) fail('common.BadRequest', 400, { fieldErrors: refused.map((path) => ({ path, code: 'properFormat' as const })) });
  return fields;
}

/** What an addendum changes; the rest of it says whose it is, as when it was begun (employment.25). */
const changedByAddendum: readonly string[] = [
  'position',
  'positionCoverage',
  'salaryAmount',
  'salaryCurrency',
  'salaryInterval',
] satisfies readonly (keyof Fields)[];

/** What a person is updated with: all that a contract says of them, or what an addendum changes. */
export function changesOf(call: { fail: Fail }, stored: StoredDocument): Fields {
  const fields = fieldsOf(call, stored);
  return stored.parentId === null ? fields : partOf(fields, (name) => changedByAddendum.includes(name));
}

/** What tells who somebody is, and the end of the running employment; what is agreed otherwise applies from the day that the contract names. */
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

interface Person {
  positionType: string | null;
  endDate: string | null;
}

/** From when a contract or an addendum applies. A start that own words have replaced is not said any more. */
const agreedDay = ({ parentId, values }: StoredDocument, { startDate }: Fields): string | null | undefined =>
  parentId === null ? startDate : dayOf(values['effectiveDate']);

/** What is written before the day of the contract; the end of what begins after a gap says nothing of the employment that runs now. */
function fieldsAtOnce(fields: Fields, person: Person, day: string): Fields {
  const waitsWithEnd = isAfterGap(person, day);
  return partOf(fields, (name) => changedAtOnce.includes(name) && !(waitsWithEnd && name === 'endDate'));
}

/**
 * What a person is updated with on the day of the contract: what was not written at once, and its end, unless they have one on that day or later,
 * which is that of the contract or was set by somebody since.
 */
export function fieldsOnItsDay(stored: StoredDocument, said: Fields, person: Person, day: string): Fields {
  const lacksEnd = person.endDate === null || endsBefore(person, day);
  return partOf(withoutFormerEnd(stored, said, person), (name) => !changedAtOnce.includes(name) || (lacksEnd && name === 'endDate'));
}

/** A permanent contract has no end and does not say so: neither that of a temporary position stays, nor that of an employment before its start. */
function withoutFormerEnd(stored: StoredDocument, fields: Fields, person: Person): Fields {
  const isTemporary = fields.positionType === 'temporary' || stored.template.variables.some(({ key }) => key === 'expirationDate');
  if (isTemporary || !fields.positionType || stored.parentId !== null) return fields;
  const isFormer = person.positionType === 'temporary' || endsBefore(person, fields.startDate);
  return isFormer ? { ...fields, endDate: null } : fields;
}

/** What an end in the contract moves on: the end of the running employment, or after a gap the first day of the one that waits. */
const endBefore = (person: Person, day: string | null): string | null => (isAfterGap(person, day) ? day : person.endDate);

type UpdateCall = Omit<CallContext, 'fail'> & { fail: Fail<'people.EmailAlreadyExists'> };

/**
 * Updates a person with what a contract says. What applies from a later day waits for it, which is then answered: only the rights of the caller are
 * judged now (employment.28).
 */
export async function updateWithContract(call: UpdateCall, stored: StoredDocument, personId: string): Promise<string | null> {
  const said = changesOf(call, stored);
  const { person } = await openToEdit(call, personId, said);
  const fields = withoutFormerEnd(stored, said, person);
  const agreed = agreedDay(stored, said);
  const day = dayToUpdate({ isAddendum: stored.parentId !== null, day: agreed, person, today: call.today });
  await requireLastDay(
    call,
    { id: personId, endDate: endBefore(person, day) },
    { id: personId, endDate: fields.endDate ?? person.endDate },
  );
  if (day === null) await updatePerson({ ...call, agreedFrom: agreed ?? undefined }, personId, fields);
  else await updatePerson(call, personId, fieldsAtOnce(fields, person, day));
  return day;
}
