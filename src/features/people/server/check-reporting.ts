import type { Company } from '#kernel/server/database/unit.ts';
import { lineUpwards, lockReportingLines } from './store-reporting.ts';

type ReportingCode = 'accesscontrol.CannotReportToSelf' | 'accesscontrol.InvalidReportingManager' | 'accesscontrol.ReportingCircleExists';

/** Why a person cannot report to this manager (people.7); undefined when they can. Locks the company's reporting lines until the commit. */
export async function checkManager(
  company: Company,
  companyUserId: string | undefined,
  managerId: string,
): Promise<ReportingCode | undefined> {
  if (managerId === companyUserId) return 'accesscontrol.CannotReportToSelf';
  await lockReportingLines(company);
  const line = await lineUpwards(company, managerId);
  const manager = line.find(({ id }) => id === managerId);
  if (!manager || manager.isExternal || manager.isInactive) return 'accesscontrol.InvalidReportingManager';
  return line.some(({ id }) => id === companyUserId) ? 'accesscontrol.ReportingCircleExists' : undefined;
}
