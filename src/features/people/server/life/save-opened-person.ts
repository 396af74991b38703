import type { CompanyUser } from '../../contract/entities.ts';
import { announceChanges } from '../change-hooks.ts';
import { changeOf } from '../change-of.ts';
import { findPerson, showPerson } from '../find-person.ts';
import type { PersonRecord } from '../person-record.ts';
import { changeRecords } from '../save-people.ts';
import type { OpenedPerson } from './open-person.ts';

/** Saves, logs and announces the opened person; returns them as the caller may now see them. */
export async function saveOpenedPerson({ person, viewer, writeContext, event }: OpenedPerson, after: PersonRecord): Promise<CompanyUser> {
  await changeRecords(writeContext, [{ before: person, after }]);
  event.audit(changeOf(person, after));
  await announceChanges(event, [{ before: person, after }]);
  const saved = await findPerson(writeContext, viewer, person.id);
  if (!saved) throw new Error('A person who was just written is not there');
  return showPerson(writeContext, viewer, saved);
}
