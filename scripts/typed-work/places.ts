import { absenceType } from '#features/absence/contract/kinds.ts';
import { plansAddress } from '../look/pages.ts';
import { recordsToLookAt, signInAsDemo } from '../look/records.ts';

/** The records that addresses of forms name, such as `{contract}`. */
export type Places = Readonly<Record<string, string>>;

/** The demo's records by the names in addresses. */
export async function placesOf(address: string): Promise<Places> {
  const records = await recordsToLookAt(address);
  const [manager, { ask }] = await Promise.all([signInAsDemo(address, 'manager'), signInAsDemo(address, 'systemadmin')]);
  const plans = await ask<{ published: { id: string; type: string }[] }>(plansAddress);
  const waiting = await ask<{ pendingAddAbsenceRequests: { absence: { absenceId: string; type: number } }[] }>(
    '/absences/get-pending-requests-by-year',
  );
  return {
    person: records.personId,
    contract: records.contractId,
    document: records.documentId,
    draft: records.draftId,
    treatment: records.treatmentId,
    plan: records.planId,
    manager: manager.companyUserId,
    onboarding: plans.published.find(({ type }) => type === 'Onboarding')?.id ?? '',
    request: waiting.pendingAddAbsenceRequests.find(({ absence }) => absence.type === absenceType.Vacation)?.absence.absenceId ?? '',
  };
}

/** An address with the ids of the records that it names. */
export function addressIn(places: Places, at: string): string {
  return at.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const id = places[name];
    if (!id) throw new Error(`The demo has no ${name}`);
    return id;
  });
}
