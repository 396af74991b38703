import type { Company } from '#kernel/server/database/unit.ts';
import type { World } from '#testing/examples.ts';
import { addStaff } from './staff.ts';
import type { StaffMember } from './staff.ts';

/** Adds people to the world's company; returns their ids. */
export function staffOf({ server, company }: World, staff: readonly StaffMember[]): Promise<string[]> {
  return server.database.forCompany(company.companyId, (unit: Company) => addStaff(unit, staff, server.services.secrets));
}

const kari = { firstName: 'Kari', lastName: 'Ødegård', department: 'Drift', position: 'Elektriker' };

/** Adds one person with optional changes; returns the id. */
export async function oneId(world: World, changes: Partial<StaffMember> = {}): Promise<string> {
  const [id = ''] = await staffOf(world, [{ ...kari, ...changes }]);
  return id;
}

/** Adds a number of people. */
export async function grow(world: World, count: number): Promise<void> {
  const staff = Array.from({ length: count }, (_unused, index) => ({
    ...kari,
    department: `Avdeling ${index % 7}`,
    birthday: '1990-12-01',
  }));
  await staffOf(world, staff);
}
