import {
  countOtherAdmins,
  employmentChanged,
  rolesChanged,
  lockReportingLines,
  readSubordinates,
  refusedRoom,
  releaseDirector,
  saveRole,
  seatsAdded,
} from '#features/people/server/public.ts';
import { externalRoles, type RoleKey } from '#kernel/contract/permissions.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Refused } from '#kernel/server/failure.ts';
import { refuseStale } from '#kernel/server/refuse-stale.ts';
import type { AccessUser } from '../contract/entities.ts';
import { accessViewerOf } from './policy.ts';
import { refusedRole } from './rules/refused-role.ts';
import type { RoleCode } from './rules/refused-role.ts';
import { showUsers } from './show-users.ts';
import { lockPerson } from './store.ts';
import type { LockedPerson } from './store.ts';

/** The maximum number of names in a message. */
const maxNamed = 50;

type ChangeRoleCode = RoleCode | 'accesscontrol.MultipleAdminsRequireSubscription' | 'people.UserLimitReached';

interface ChangeRoleInput {
  companyUserId: string;
  version?: number | undefined;
  /** The new role for a given role; undefined when the change is not allowed. */
  to: (from: RoleKey) => RoleKey | undefined;
}

/**
 * Changes a person's role, or returns the refusal; an unknown person, or one changed since they were read, is refused. The reporting lines are
 * locked first, so that two admins who remove each other's role at the same time leave one system admin, and nobody is moved below an
 * employee in the meantime.
 */
export async function changeRole(
  call: CallContext,
  { companyUserId, version, to }: ChangeRoleInput,
): Promise<{ user: AccessUser } | Refused<ChangeRoleCode>> {
  const { company, services, actor, now, today, audit, fail } = call;
  await lockReportingLines(company);
  const person = (await lockPerson(company, companyUserId)) ?? fail('common.NotFound');
  const shown = async () => ({ user: await showOne(call, companyUserId) });
  await refuseStale(fail, { read: version, stored: person.version }, shown);
  const role = to(person.role);
  if (!role) return { refusal: 'accesscontrol.CannotUpdateUserRole' };
  const refused = await refusedFor(company, person, role);
  if (refused) return refused;
  if (role === person.role) return shown();

  await saveRole({ company, now, today, by: actor.member.companyUserId }, companyUserId, role);
  const event = { company, services, companyUserIds: [companyUserId], by: actor.member.companyUserId, now, today, audit };
  await services.hooks.tell(employmentChanged, event);
  await services.hooks.tell(rolesChanged, { ...event, formerRoles: new Map([[companyUserId, person.role]]) });
  audit({ entity: 'companyUser', entityId: companyUserId, companyUserId, before: { role: person.role }, after: { role } });
  if (externalRoles.includes(role)) for (const change of await releaseDirector(company, [companyUserId])) audit(change);
  return shown();
}

async function refusedFor(company: Company, person: LockedPerson, to: RoleKey): Promise<Refused<ChangeRoleCode> | undefined> {
  const below = await readSubordinates(company, person.id, maxNamed);
  const admins =
    person.role === 'systemadmin' && person.state === 'active' ? await countOtherAdmins(company, person.id) : Number.POSITIVE_INFINITY;
  const change = { from: person.role, to, isInactive: person.state === 'inactive', subordinates: below.count, otherAdmins: admins };
  const code = refusedRole(change);
  const isAboutTeam = code === 'accesscontrol.HasSubordinates' || code === 'accesscontrol.ExternalCannotHaveSubordinates';
  if (code) return { refusal: code, ...(isAboutTeam && { details: { count: below.count, items: below.items } }) };
  return refusedRoom(company, seatsAdded(person, { ...person, role: to }));
}

/** One person in the form of the user list. */
export async function showOne(
  { company, services, actor }: Pick<CallContext, 'company' | 'services' | 'actor'>,
  companyUserId: string,
): Promise<AccessUser> {
  const [user] = await showUsers({ company, services }, accessViewerOf(actor.member, []), [companyUserId]);
  if (!user) throw new Error('A person who is locked is not there');
  return user;
}
