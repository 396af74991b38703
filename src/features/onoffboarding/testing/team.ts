import type { TestServer } from '#testing/server.ts';

/** A company with a leader and an employee who reports to them; the colleague reports to them as well, or to nobody. */
export async function teamIn(server: Pick<TestServer, 'newCompany'>, { hasBoth = false } = {}) {
  const company = await server.newCompany();
  const leader = await company.person('manager', { firstName: 'Eva', lastName: 'Dal' });
  const reportsTo = String(leader.companyUserId);
  const member = await company.person('employee', { firstName: 'Ola', lastName: 'Lie', reportsTo });
  const colleague = await company.person('employee', { firstName: 'Nils', lastName: 'Moe', ...(hasBoth && { reportsTo }) });
  return { ...company, leader, member, colleague };
}
