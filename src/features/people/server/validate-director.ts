import type { Company } from '#kernel/server/database/unit.ts';
import { readPeople } from './store-people.ts';
import { lockReportingLines } from './store-reporting.ts';

/** Whether a person can be the director: active and not external. Locks the person's state until the commit. */
export async function validateDirector({
  company,
  companyUserId,
}: {
  company: Company;
  companyUserId: string;
}): Promise<'fits' | 'unfit' | 'unknown'> {
  await lockReportingLines(company);
  const [person] = await readPeople(company, [companyUserId]);
  if (!person) return 'unknown';
  return person.state === 'active' && !person.isExternal ? 'fits' : 'unfit';
}
