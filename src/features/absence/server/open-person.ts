import type { CallContext } from '#kernel/server/call-context.ts';
import { loadAbsenceCall, type AbsenceCall, type AbsenceContext } from './absence-call.ts';
import { isAdministratorOf, mayOpen } from './policy.ts';
import type { PersonRow } from './store-people.ts';

/** A request about one person's days. */
export type PersonCall<Given extends AbsenceContext = AbsenceContext> = AbsenceCall<Given> & { person: PersonRow; isActive: boolean };

/** A person whose records the caller may open; refuses otherwise. Locked until the commit when days are about to be written. */
export async function openPerson<Given extends AbsenceContext>(
  context: Given,
  companyUserId: string,
  { lock = false } = {},
): Promise<PersonCall<Given>> {
  const call = await loadAbsenceCall(context, lock ? { lock: [companyUserId] } : {});
  const person = (await call.people.get([companyUserId])).get(companyUserId);
  if (!person || person.isExternal || person.state === 'pending') return context.fail('common.NotFound');
  if (!mayOpen(call.viewer, companyUserId)) context.fail('common.Forbidden');
  return { ...call, person, isActive: person.state === 'active' };
}

/** An active person whose days the caller administers; refuses otherwise. Locked until the commit, unless nothing is written. */
export async function openAdministeredPerson<Given extends CallContext<'absence.NotAcknowledged' | 'vacation.NoPermissionToUpdate'>>(
  context: Given,
  companyUserId: string,
  { lock = true } = {},
): Promise<PersonCall<Given>> {
  const call = await openPerson(context, companyUserId, { lock });
  if (!isAdministratorOf(call.viewer, companyUserId) || !call.isActive) context.fail('vacation.NoPermissionToUpdate', 403);
  return call;
}
