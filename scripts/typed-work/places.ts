import { absenceType, ownIllnessTypes, workingTypes } from '#features/absence/contract/kinds.ts';
import { plansAddress, waitingAddress } from '../look/pages.ts';
import { recordsToLookAt, signInAsDemo, type Ask } from '../look/records.ts';
import { makeRecords } from './made-records.ts';

/** The records that addresses of forms name, such as `{contract}`. */
export type Places = Readonly<Record<string, string>>;

/** The demo's records by the names in addresses. */
export async function placesOf(address: string): Promise<Places> {
  const records = await recordsToLookAt(address);
  const [manager, { ask }] = await Promise.all([signInAsDemo(address, 'manager'), signInAsDemo(address, 'systemadmin')]);
  const made = await makeRecords({ ...records, address, ask, manager: manager.companyUserId });
  const absences = await absencesOf(ask, records.personId);
  const plans = await ask<{ published: { id: string; type: string }[] }>(plansAddress);
  const waiting = await ask<{ pendingAddAbsenceRequests: { absence: { absenceId: string; type: number } }[] }>(waitingAddress);
  return {
    person: records.personId,
    contract: records.contractId,
    document: records.documentId,
    draft: records.draftId,
    ...absences,
    ...made,
    treatment: records.treatmentId,
    plan: records.planId,
    manager: manager.companyUserId,
    onboarding: plans.published.find(({ type }) => type === 'Onboarding')?.id ?? '',
    request: waiting.pendingAddAbsenceRequests.find(({ absence }) => absence.type === absenceType.Vacation)?.absence.absenceId ?? '',
  };
}

/** An absence whose comments may be kept, and one that is about somebody's health, this year. */
async function absencesOf(ask: Ask, personId: string): Promise<Pick<Places, 'elsewhere' | 'illness'>> {
  const year = new Date().getFullYear();
  const { companyUserAbsences } = await ask<{ companyUserAbsences: Listed[] }>(
    `/absences/get-company-user-absences-by-year?companyUserId=${personId}&year=${year}`,
  );
  const { companyUsersAbsences } = await ask<{ companyUsersAbsences: { absences: Listed[] }[] }>(
    `/absences/get-company-absences-by-timespan?startDate=${year}-01-01&endDate=${year}-12-31`,
  );
  const ofCompany = companyUsersAbsences.flatMap(({ absences }) => absences);
  const idOf = (listed: readonly Listed[], types: readonly number[]) => listed.find(({ type }) => types.includes(type))?.absenceId ?? '';
  return { elsewhere: idOf(companyUserAbsences, workingTypes), illness: idOf(ofCompany, ownIllnessTypes) };
}

interface Listed {
  absenceId: string;
  type: number;
}

/** An address with its language and the ids of the records that it names; the pages of the sign-in have the language of the browser. */
export function addressIn(places: Places, at: string): string {
  const path = at.startsWith('/identity') ? at : `/no${at}`;
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const id = places[name];
    if (!id) throw new Error(`The demo has no ${name}`);
    return id;
  });
}
