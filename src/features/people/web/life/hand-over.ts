import { call } from '#kernel/web/call.ts';
import { CallError } from '#kernel/web/call-error.ts';
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
}

/** Assigns a new manager to everybody who reports to a person; returns the new manager's name when their employee role does not let them see a team. */
export async function handOver({ onMoved, ...handing }: HandingOver): Promise<string | undefined> {
  const { leaver, managerId } = handing;
  let withoutAccess: string | undefined;
  for (let people = await subordinatesOf(leaver.id); people.length > 0; people = await subordinatesOf(leaver.id)) {
    for (const person of inOrder(people, managerId)) {
      const moved = { id: person.id, managerId: newManagerOf(person.id, managerId, leaver) };
      const unseeing = await changeManager(person, moved.managerId, handing);
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
  return giveBack({
    formerManagerId: handing.leaver.id,
    moved,
    read: readPerson,
    changeManager: (person, managerId) => changeManager(person, managerId, handing),
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

async function subordinatesOf(id: string): Promise<CompanyUser[]> {
  const body = { pagination: { page: 1, pageSize, sortDirection: 'asc' as const }, filter: { reportingTo: [id] }, columns: [] };
  const lists = await Promise.all([call(getActiveCompanyUsers, { body }), call(getPendingCompanyUsers, { body })]);
  return lists.flatMap(({ companyUsers }) => companyUsers);
}
