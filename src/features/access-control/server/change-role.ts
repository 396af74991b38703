import { lockLines, otherAdmins, refusedRoom, subordinatesOf, writeRole } from '#features/people/server/public.ts';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import type { Actor, Membership } from '#kernel/server/actor.ts';
import type { Change } from '#kernel/server/audit.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { FailureExtra } from '#kernel/server/failure.ts';
import type { Services } from '#kernel/server/services.ts';
import type { AccessUser } from '../contract/entities.ts';
import { keeperOf } from './policy.ts';
import { refusedRole } from './rules/refused-role.ts';
import type { RoleCode } from './rules/refused-role.ts';
import { showUsers } from './show-users.ts';
import { lockPerson } from './store.ts';
import type { HeldPerson } from './store.ts';

/** Names that a message holds. */
const mostNamed = 50;

/** What every call for a company has, whichever endpoint it is. */
export interface AccessCall {
  company: Company;
  actor: Actor & { member: Membership };
  services: Services;
  now: Date;
  today: string;
  audit: (change: Change) => void;
}

export interface Refusal {
  code: RoleCode | 'accesscontrol.MultipleAdminsRequireSubscription' | 'common.NotFound' | 'common.Conflict';
  status: number;
  extra: FailureExtra;
}

interface Asked {
  companyUserId: string;
  version?: number | undefined;
  /** The role to have, of the role they have; undefined when it cannot be. */
  to: (from: RoleKey) => RoleKey | undefined;
}

/**
 * Gives a person another role, or answers why not. The lines are locked first: two who take each other's role away at the same moment leave one
 * system admin, and nobody becomes a subordinate of an employee meanwhile.
 */
export async function changeRole(call: AccessCall, { companyUserId, version, to }: Asked): Promise<AccessUser | Refusal> {
  const { company, actor, now, today, audit } = call;
  await lockLines(company);
  const person = await lockPerson(company, companyUserId);
  if (!person) return refusal('common.NotFound', 404);
  const shown = () => showOne(call, companyUserId);
  if (version !== undefined && version !== person.version) return refusal('common.Conflict', 409, { details: { user: await shown() } });
  const role = to(person.role);
  if (!role) return refusal('accesscontrol.CannotUpdateUserRole');
  const refused = await refusedFor(company, person, role);
  if (refused) return refused;
  if (role === person.role) return shown();

  await writeRole({ company, now, today, by: actor.member.companyUserId }, companyUserId, role);
  audit({ entity: 'companyUser', entityId: companyUserId, companyUserId, before: { role: person.role }, after: { role } });
  return shown();
}

async function refusedFor(company: Company, person: HeldPerson, to: RoleKey): Promise<Refusal | undefined> {
  const below = await subordinatesOf(company, person.id, mostNamed);
  const admins =
    person.role === 'systemadmin' && person.state === 'active' ? await otherAdmins(company, person.id) : Number.POSITIVE_INFINITY;
  const change = { from: person.role, to, isInactive: person.state === 'inactive', subordinates: below.count, otherAdmins: admins };
  const code = refusedRole(change);
  const isAboutTeam = code === 'accesscontrol.HasSubordinates' || code === 'accesscontrol.ExternalCannotHaveSubordinates';
  if (code) return refusal(code, 400, isAboutTeam ? { details: { count: below.count, items: below.items } } : {});
  const becomesAdmin = to === 'systemadmin' && person.role !== 'systemadmin';
  const noRoom = becomesAdmin ? await refusedRoom(company, { users: 0, administrators: 1 }) : undefined;
  return noRoom && refusal('accesscontrol.MultipleAdminsRequireSubscription', 400, { details: noRoom.details });
}

/** One person as the caller sees them in the user list. */
export async function showOne({ company, services, actor }: AccessCall, companyUserId: string): Promise<AccessUser> {
  const [user] = await showUsers({ company, services }, keeperOf(actor.member, []), [companyUserId]);
  if (!user) throw new Error('A person who is locked is not there');
  return user;
}

function refusal(code: Refusal['code'], status = 400, extra: FailureExtra = {}): Refusal {
  return { code, status, extra };
}
