import { isDeepStrictEqual } from 'node:util';
import { membersByPerson } from '#features/people/server/public.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { completionOf } from '../contract/rules/completion.ts';
import { nameRefusal } from '../contract/rules/treatment-name.ts';
import type { TreatmentContent } from '../contract/treatment.ts';
import { mayOwn } from './policy.ts';
import { lockPeople } from './store-protocol.ts';
import { lockSoftware } from './store-software.ts';

type OwnerCode = 'gdpr.CouldNotFindUser' | 'gdpr.NewOwnerMissingPermissions';

/** Refuses people who are not there or have no access to the area; they stay until the commit. */
export async function requireOwners(
  { company, services, fail }: Pick<CallContext<OwnerCode>, 'company' | 'services' | 'fail'>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await lockPeople(company, ids);
  const members = await membersByPerson({ company, services }, ids);
  for (const id of ids) {
    const member = members.get(id) ?? fail('gdpr.CouldNotFindUser', 404);
    if (!mayOwn(member)) fail('gdpr.NewOwnerMissingPermissions');
  }
}

type SaveCode = OwnerCode | 'gdpr.InvalidNameFormat' | 'gdpr.NameTooBig' | 'gdpr.UnknownSoftware' | 'gdpr.NotComplete';
type SaveCall = Pick<CallContext<SaveCode>, 'company' | 'services' | 'fail'>;

/** Refuses names that are none, owners without access, software of others, and final treatments that are not complete. */
export async function requireContents(
  call: SaveCall,
  changes: readonly { before: TreatmentContent; after: TreatmentContent }[],
): Promise<void> {
  const { company, fail } = call;
  for (const { before, after } of changes) {
    const refusal = isSame(before.treatmentName, after.treatmentName) ? undefined : nameRefusal(after.treatmentName);
    if (refusal) fail(refusal);
  }
  const owners = changes.flatMap(({ before, after }) => (before.employeeId === after.employeeId ? [] : (after.employeeId ?? [])));
  await requireOwners(call, [...new Set(owners)]);
  const software = [...new Set(changes.flatMap(({ before, after }) => after.softwareIds.filter((id) => !before.softwareIds.includes(id))))];
  if (software.length > 0 && (await lockSoftware(company, software)) < software.length) fail('gdpr.UnknownSoftware');
  for (const { after } of changes) {
    const { missing } = completionOf(after);
    if (after.state === 'final' && missing.length > 0) fail('gdpr.NotComplete', 400, { details: { missing } });
  }
}

/** A final treatment that a change leaves incomplete is a draft again, unless the change itself says that it is final (gdpr.7). */
export function settledState(content: TreatmentContent, isSaidFinal: boolean): TreatmentContent {
  const isLeft = content.state === 'final' && !isSaidFinal && completionOf(content).missing.length > 0;
  return isLeft ? { ...content, state: 'draft' } : content;
}

export function isSame(before: unknown, after: unknown): boolean {
  return isDeepStrictEqual(before, after);
}
