import { call } from '#kernel/web/call.ts';
import { fromPort } from '#kernel/web/from-port.ts';
import { isLocked, type User } from '#kernel/web/session.ts';
import { getActiveCompanyUsers, getPendingCompanyUsers, updateCompanyUser } from '../../contract/endpoints.ts';
import type { CompanyUser } from '../../contract/entities.ts';

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
  onProgress: (done: number) => void;
}

/** Assigns a new manager to everybody who reports to a person; returns the new manager's name when their employee role does not let them see a team. */
export async function handOver({ onProgress, ...handing }: HandingOver): Promise<string | undefined> {
  const { leaver, managerId } = handing;
  let done = 0;
  let withoutAccess: string | undefined;
  for (let people = await subordinatesOf(leaver.id); people.length > 0; people = await subordinatesOf(leaver.id)) {
    for (const person of inOrder(people, managerId)) {
      withoutAccess = (await move(person, handing)) ?? withoutAccess;
      onProgress((done += 1));
    }
  }
  return withoutAccess;
}

async function move(
  { id, version }: Pick<CompanyUser, 'id' | 'version'>,
  { leaver, managerId, hasAccessControl }: Omit<HandingOver, 'onProgress'>,
): Promise<string | undefined> {
  const reportingToCompanyUserId = newManagerOf(id, managerId, leaver);
  if (!hasAccessControl) {
    await call(updateCompanyUser, { body: { id, companyId: leaver.companyId, version, reportingToCompanyUserId } });
    return undefined;
  }
  const changeManager = await fromPort('changeManager');
  const withoutAccess = await changeManager({ companyUserId: id, version }, reportingToCompanyUserId);
  return reportingToCompanyUserId === managerId ? withoutAccess : undefined;
}

async function subordinatesOf(id: string): Promise<CompanyUser[]> {
  const body = { pagination: { page: 1, pageSize, sortDirection: 'asc' as const }, filter: { reportingTo: [id] }, columns: [] };
  const lists = await Promise.all([call(getActiveCompanyUsers, { body }), call(getPendingCompanyUsers, { body })]);
  return lists.flatMap(({ companyUsers }) => companyUsers);
}
