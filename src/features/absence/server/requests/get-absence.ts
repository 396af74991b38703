import type { Handler } from '#kernel/server/serve.ts';
import type {
  getAbsence as contract,
  getAbsenceHistoryByAbsenceId as historyContract,
  getCompanyUserAbsencesByYear as yearContract,
} from '../../contract/endpoints.ts';
import { loadAbsenceCall } from '../absence-call.ts';
import { mayOpen, visibilityOf } from '../policy.ts';
import { yearOf } from '#kernel/contract/days.ts';
import { readAbsencesOf, readHistory, readWaitingKinds } from '../store-absence.ts';
import { countByYear } from './count-by-year.ts';
import { openAbsence } from './open-absence.ts';
import { presentAbsences, presentEvent, presentPerson } from './present-absence.ts';

/** One absence, with the details that the caller may see. */
export const getAbsence: Handler<typeof contract> = async (context, { query }) => {
  const call = await openAbsence(context, query.absenceId);
  const [absence] = await presentAbsences(call, [call.row]);
  return { absence: absence ?? context.fail('common.NotFound'), person: presentPerson(call.row) };
};

/** A person's absences of a year, for users who may open them. */
export const getCompanyUserAbsencesByYear: Handler<typeof yearContract> = async (context, { query }) => {
  const { company, fail, today } = context;
  const { companyUserId, year = yearOf(today) } = query;
  const call = await loadAbsenceCall(context);
  const person = (await call.people.get([companyUserId])).get(companyUserId) ?? fail('common.NotFound');
  if (!mayOpen(call.viewer, companyUserId)) fail('common.Forbidden');
  const rows = await readAbsencesOf(company, companyUserId, year);
  const listed = rows.map(({ absenceId }) => absenceId);
  const waiting = await readWaitingKinds(company, { everybody: false, companyUserIds: [companyUserId], except: null }, { listed });
  return {
    companyUserAbsences: await presentAbsences(call, rows),
    elsewhere: countByYear(waiting.filter((kind) => visibilityOf(call.viewer, kind) === 'all')),
    person: presentPerson({ ...person, isActive: person.state === 'active' }),
  };
};

/** The history of an absence, for users who may see all of it. */
export const getAbsenceHistoryByAbsenceId: Handler<typeof historyContract> = async (context, { query }) => {
  const { company, row, visibility, viewer, fail } = await openAbsence(context, query.encAbsenceId);
  if (visibility !== 'all') fail('common.Forbidden');
  return { history: (await readHistory(company, row.absenceId)).map((event) => presentEvent(viewer, row, event)) };
};
