import { call } from '#kernel/web/call.ts';
import { getActiveCompanyUsers, getPendingCompanyUsers, updateCompanyUser } from '../../contract/endpoints.ts';
import type { CompanyUser } from '../../contract/entities.ts';

const pageSize = 200;

type Leaver = Pick<CompanyUser, 'id' | 'companyId' | 'reportingToCompanyUserId'>;

/** Whom a subordinate gets; one of them who takes over the others moves up to where the leaver stood. */
export function newManagerOf(subordinateId: string, managerId: string, { reportingToCompanyUserId }: Leaver): string | null {
  return subordinateId === managerId ? (reportingToCompanyUserId ?? null) : managerId;
}

/** The one who takes over comes first: until they have moved up, the others would close a circle. */
export function inOrder<Person extends { id: string }>(people: readonly Person[], managerId: string): Person[] {
  return people.toSorted((a, b) => Number(b.id === managerId) - Number(a.id === managerId));
}

/** Gives everybody who reports to one person a new manager, and says after each how many are done. */
export async function handOver(leaver: Leaver, managerId: string, onProgress: (done: number) => void): Promise<void> {
  let done = 0;
  for (let people = await subordinatesOf(leaver.id); people.length > 0; people = await subordinatesOf(leaver.id)) {
    for (const { id, version } of inOrder(people, managerId)) {
      const reportingToCompanyUserId = newManagerOf(id, managerId, leaver);
      await call(updateCompanyUser, { body: { id, companyId: leaver.companyId, version, reportingToCompanyUserId } });
      onProgress((done += 1));
    }
  }
}

async function subordinatesOf(id: string): Promise<CompanyUser[]> {
  const body = { pagination: { page: 1, pageSize, sortDirection: 'asc' as const }, filter: { reportingTo: [id] }, columns: [] };
  const lists = await Promise.all([call(getActiveCompanyUsers, { body }), call(getPendingCompanyUsers, { body })]);
  return lists.flatMap(({ companyUsers }) => companyUsers);
}
