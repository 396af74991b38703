import { sql } from 'kysely';
import type { Caller } from '#testing/caller.ts';
import type { TestServer } from '#testing/server.ts';
import { ledger } from '../contract/endpoints-balance.ts';
import * as requests from '../contract/endpoints-requests.ts';
import { getAbsence } from '../contract/endpoints.ts';
import type { LedgerLine } from '../contract/entities-balance.ts';
import type { Absence } from '../contract/entities.ts';
import { runNotifyJob } from '../server/notifications/notify.ts';
import { openAbsence } from './opened.ts';
import { absenceIn, asked } from './requests.ts';

export const bodyOf = ({ absenceId }: Absence, rest: object = {}) => ({ body: { absenceId, ...rest } });
export const approve = (who: Caller, absence: Absence, rest: object = {}) =>
  who.call(requests.approveAbsenceRequest, bodyOf(absence, rest));
export const decline = (who: Caller, absence: Absence, rest: object = {}) =>
  who.call(requests.declineAbsenceRequest, bodyOf(absence, rest));
export const remove = (who: Caller, absence: Absence, rest: object = {}) => who.call(requests.deleteAbsence, bodyOf(absence, rest));
/** Changes it to five days. */
export const change = (who: Caller, { absenceId }: Absence, changes: object = {}) =>
  who.call(requests.updateAbsence, { body: { absenceType: 1, startDate: '2027-01-11', endDate: '2027-01-15', absenceId, ...changes } });
/** Reads the absence again. */
export const again = async (who: Caller, { absenceId }: Absence) => absenceIn(await who.call(getAbsence, { query: { absenceId } }));

/** The ledger sums of a person's year. */
export async function sums(who: Caller, companyUserId = '', year = 2027) {
  const { json } = await who.call(ledger, { query: { companyUserId, year } });
  const lines = json['lines'] as LedgerLine[];
  const of = (kind: string) => lines.filter((line) => line.kind === kind).reduce((days, line) => days + line.days, 0);
  return { taken: of('taken'), reserved: of('reserved'), available: (json['balance'] as { available: number }).available };
}

/** A company with an open calendar, an administrator, a team lead and an employee. */
export async function absenceWorld(server: TestServer) {
  const company = await server.newCompany();
  const { admin } = company;
  await openAbsence(admin);
  const lead = await company.person('manager', { firstName: 'Lise', reportsTo: admin.companyUserId ?? '' });
  const kari = await company.person('employee', { firstName: 'Kari', reportsTo: lead.companyUserId ?? '' });
  return { company, admin, lead, kari };
}

/** The same with a request that the team lead has approved. */
export async function agreedWorld(server: TestServer) {
  const place = await absenceWorld(server);
  const absence = await asked(place.kari);
  return { ...place, absence: absenceIn(await approve(place.lead, absence)) };
}

/** The data of the notification jobs, oldest first. */
export async function jobsOf(server: TestServer, companyId: number, name = 'absence.tell'): Promise<Record<string, unknown>[]> {
  const { rows } = await server.database.transaction(({ tx }) =>
    sql<{ data: Record<string, unknown> }>`select data from pgboss.job
      where name = ${name} and (data ->> 'companyId')::integer = ${companyId} order by created_on`.execute(tx),
  );
  return rows.map(({ data }) => data);
}

/** Runs these jobs. */
export async function notifyAll(server: TestServer, companyId: number): Promise<void> {
  for (const data of await jobsOf(server, companyId)) await runNotifyJob(server.services, data);
}
