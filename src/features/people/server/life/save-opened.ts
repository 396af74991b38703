import type { CompanyUser } from '../../contract/entities.ts';
import { changeOf } from '../change-of.ts';
import { findPerson, showPerson } from '../find-person.ts';
import type { PersonRecord } from '../person-record.ts';
import { changeRecords } from '../save-people.ts';
import type { Opened } from './open-person.ts';

/** Writes the opened person anew and says so in the log; answers them as the caller now sees them. */
export async function saveOpened({ person, viewer, saving, event }: Opened, after: PersonRecord): Promise<CompanyUser> {
  await changeRecords(saving, [{ before: person, after }]);
  event.audit(changeOf(person, after));
  const saved = await findPerson(saving, viewer, person.id);
  if (!saved) throw new Error('A person who was just written is not there');
  return showPerson(saving, viewer, saved);
}
