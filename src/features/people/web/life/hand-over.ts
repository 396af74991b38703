import { call } from '#kernel/web/call.ts';
import { CallError } from '#kernel/web/call-error.ts';
import { connection } from '#kernel/web/connection.ts';
import { fromPort } from '#kernel/web/from-port.ts';
import { isLocked, type User } from '#kernel/web/session.ts';
import { getActiveCompanyUsers, getCompanyUser, getPendingCompanyUsers, updateCompanyUser } from '../../contract/endpoints.ts';
import type { CompanyUser } from '../../contract/entities.ts';
import { giveBack, type GivenBack, type HandedOver } from './give-back.ts';

const pageSize = 200;

type Leaver = Pick<CompanyUser, 'id' | 'companyId' | 'reportingToCompanyUserId'>;

/** The new manager of a direct report; a report who takes over the others gets the leaver's manager. */
export function newManagerOf(subordinateId: string, managerId: string, { reportingToCompanyUserId }: Leaver): string | null {
  return subordinateId === managerId ? (reportingToCompanyUserId ?? null) : managerId;
}

/** The new manager comes first: until they have been moved, the other changes would close a cycle. */
export function inOrder<Person extends { id: string }>(people: readonly Person[], managerId: string): Person[] {
  return people.toSorted((a, b) => Number(b.id === managerId) - Number(a.id === managerId));
}

/** Whether managers are set in access control, which the feature and the subscription must allow; otherwise in the profiles. */
export function setsManagersInAccessControl(user: {
  company: Pick<User['company'], 'features' | 'paymentSolution' | 'subscriptionFeatures'>;
}): boolean {
  return user.company.features.accesscontrol === true && !isLocked(user, 'accesscontrol');
}

interface HandingOver {
  leaver: Leaver;
  managerId: string;
  /** Without access control, managers are set in the profiles only. */
  hasAccessControl: boolean;
  /** Called after each, also before a later one is refused. */
  onMoved: (moved: HandedOver) => void;
  /** Called with somebody whose change was not answered, so that it may have been carried out. */
  onUnanswered: (perhaps: HandedOver) => void;
}

/** Assigns a new manager to everybody who reports to a person; returns the new manager's name when their employee role does not let them see a team. */
export async function handOver({ onMoved, onUnanswered, ...handing }: HandingOver): Promise<string | undefined> {
  const { leaver, managerId } = handing;
  let withoutAccess: string | undefined;
  for (let people = await subordinatesOf(leaver.id); people.length > 0; people = await subordinatesOf(leaver.id)) {
    for (const person of inOrder(people, managerId)) {
      const moved = { id: person.id, managerId: newManagerOf(person.id, managerId, leaver) };
      const unseeing = await changeManager(person, moved.managerId, handing).catch((error: unknown) => {
        if (error instanceof CallError && error.unanswered === 'write') onUnanswered(moved);
        throw error;
      });
      if (moved.managerId === managerId) withoutAccess = unseeing ?? withoutAccess;
      onMoved(moved);
    }
  }
  return withoutAccess;
}

/** Returns the manager's name when their role does not let them see a team. */
async function changeManager(
  { id, version }: Pick<CompanyUser, 'id' | 'version'>,
  managerId: string | null,
  { leaver, hasAccessControl }: Pick<HandingOver, 'leaver' | 'hasAccessControl'>,
): Promise<string | undefined> {
  if (hasAccessControl) return (await fromPort('changeManager'))({ companyUserId: id, version }, managerId);
  await call(updateCompanyUser, { body: { id, companyId: leaver.companyId, version, reportingToCompanyUserId: managerId } });
  return undefined;
}

/** Undoes a hand-over, as far as those whom it moved still report to the new manager. */
export async function takeBack(
  moved: readonly HandedOver[],
  handing: Pick<HandingOver, 'leaver' | 'hasAccessControl'>,
): Promise<GivenBack> {
  const teams = new Map<string, CompanyUser>();
  const managers = new Set([handing.leaver.id, ...moved.flatMap((one) => one.managerId ?? [])]);
  for (const managerId of managers)
    for (const person of await teamOf(managerId)) teams.set(person.id, { ...person, reportingToCompanyUserId: managerId });
  const unled = new Set(moved.flatMap((one) => (one.managerId === null ? one.id : [])));
  return giveBack({
    formerManagerId: handing.leaver.id,
    moved,
    // Lists are read instead of profiles: that somebody looked at a profile stands in the log.
    read: async (id) => (id === handing.leaver.id || unled.has(id) ? readPerson(id) : teams.get(id)),
    changeManager: (person, managerId) => changeManager(person, managerId, handing),
    isHere: () => connection.companyId() === handing.leaver.companyId,
  });
}

async function readPerson(companyUserEncrId: string): Promise<CompanyUser | undefined> {
  try {
    return (await call(getCompanyUser, { query: { companyUserEncrId } })).companyUser;
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return undefined;
    throw error;
  }
}

/** Everybody who reports to a person. */
async function teamOf(id: string): Promise<CompanyUser[]> {
  const team: CompanyUser[] = [];
  for (let page = 1; ; page += 1) {
    const people = await subordinatesOf(id, page);
    team.push(...people);
    if (people.length < pageSize) return team;
  }
}

async function subordinatesOf(id: string, page = 1): Promise<CompanyUser[]> {
  const body = { pagination: { page, pageSize, sortDirection: 'asc' as const }, filter: { reportingTo: [id] }, columns: [] };
  const lists = await Promise.all([call(getActiveCompanyUsers, { body }), call(getPendingCompanyUsers, { body })]);
  return lists.flatMap(({ companyUsers }) => companyUsers);
}
