import type { Handler } from '#kernel/server/serve.ts';
import type {
  getAbsence as contract,
  getAbsenceHistoryByAbsenceId as historyContract,
  getCompanyUserAbsencesByYear as yearContract,
} from '../../contract/endpoints.ts';
import { mayOpen } from '../policy.ts';
import { yearOf } from '../rules/days.ts';
import { shownAbsences, shownEvent, shownPerson } from '../shown-absence.ts';
import { readAbsentPeople } from '../store-absence-people.ts';
import { readAbsencesOf, readStory } from '../store-absence.ts';
import { lookingFrom, openAbsence } from './open-absence.ts';

/** One absence, as far as the caller may know of it. */
export const getAbsence: Handler<typeof contract> = async (context, { query }) => {
  const { looking, row } = await openAbsence(context, query.absenceId);
  const [absence] = await shownAbsences(context.company, looking, [row]);
  return { absence: absence ?? context.fail('common.NotFound'), person: shownPerson(row) };
};

/** A person's year, for those who may open it. */
export const getCompanyUserAbsencesByYear: Handler<typeof yearContract> = async (context, { query }) => {
  const { company, fail, today } = context;
  const looking = await lookingFrom(context);
  const [person] = await readAbsentPeople(company, [query.companyUserId]);
  if (!person) return fail('common.NotFound');
  if (!mayOpen(looking.viewer, query.companyUserId)) fail('common.Forbidden');
  const rows = await readAbsencesOf(company, query.companyUserId, query.year ?? yearOf(today));
  return {
    companyUserAbsences: await shownAbsences(company, looking, rows),
    person: shownPerson({ ...person, isActive: person.state === 'active' }),
  };
};

/** The story of an absence, for those who see all of it. */
export const getAbsenceHistoryByAbsenceId: Handler<typeof historyContract> = async (context, { query }) => {
  const { row, sight } = await openAbsence(context, query.encAbsenceId);
  if (sight !== 'all') context.fail('common.Forbidden');
  return { history: (await readStory(context.company, row.absenceId)).map(shownEvent) };
};
