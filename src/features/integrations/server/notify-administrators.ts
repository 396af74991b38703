import type { Facts } from '#features/notifications/contract/facts.ts';
import { notifyPeople } from '#features/notifications/server/public.ts';
import { roleKeys, type RoleKey } from '#kernel/contract/permissions.ts';
import { dayIn } from '#kernel/server/clock.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import { findActiveWithRole } from './store-administrators.ts';

/** Why an administrator is needed. */
export type IntegrationTrouble = NonNullable<Facts['integration']>;

/** Who connects systems, and mends their connections. */
const connecting: readonly RoleKey[] = ['systemadmin', 'hradmin'];

/**
 * Tells system and HR administrators, and of people who differ everybody who sees integrations (integrations.48), in the product and by mail, as a report on the company that leads to the page; in the caller's transaction. The same
 * `recordId` (a connection, a message to Slack) and trouble is told once a day, and so is each number of people who differ.
 */
export async function notifyAdministrators(
  { company, services }: { company: Company; services: Services },
  { recordId, ...trouble }: IntegrationTrouble & { recordId: string },
): Promise<void> {
  const { companyUserIds, timeZone } = await findActiveWithRole(
    company,
    trouble.trouble === 'differing' ? roleKeys.filter((role) => services.roleTable.permissionsOf(role).has('Integrations')) : connecting,
  );
  const number = trouble.trouble === 'differing' ? `:${trouble.count}` : '';
  const subject = {
    key: `integration:${trouble.provider}:${trouble.trouble}:${recordId}${number}`,
    date: dayIn(timeZone, services.clock.now()),
    companyUserId: null,
    facts: { integration: trouble },
  };
  const tellings = companyUserIds.map((companyUserId) => ({
    reason: 'CompanyReport' as const,
    companyUserId,
    channels: [1, 2] as const,
    subject,
  }));
  await notifyPeople(company, services, tellings);
}
