import { companyPermissions } from '#features/company/server/public.ts';
import { readAllowances, type UsageQuestion } from '#features/billing/server/public.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { dayIn } from '#kernel/server/clock.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import type { SmsSending } from '../contract/entities.ts';
import { partsEachMonth } from '../contract/kinds.ts';
import { monthOf, type Quota } from '../contract/rules/quota.ts';
import { isSenderName, proposedSenderName } from '../contract/rules/sender-name.ts';
import { readCompanySender, readUsedParts } from './store-sending.ts';

export type GatewayState = SmsSending['gateway'];

/** Whether messages leave: a demo without a gateway shows them in its outbox. */
export function gatewayState({ smsGateway, config }: Pick<Services, 'smsGateway' | 'config'>): GatewayState {
  if (smsGateway) return 'ready';
  return config.demo ? 'outbox' : 'none';
}

/** The sender of the installation; null when the gateway has one of its own. */
export function defaultSender({ smsGateway }: Pick<Services, 'smsGateway'>): string | null {
  return smsGateway?.defaultSender ?? null;
}

/** A stored sender name, unless it is from before it had to be one that telephones show. */
export function shortName(stored: string | null | undefined): string | null {
  return stored && isSenderName(stored) ? stored : null;
}

/** How many parts a company has each month. */
export async function monthlyLimit(company: Company): Promise<number> {
  return (await readAllowances(company, ['smsLimit'])).get('smsLimit') ?? partsEachMonth;
}

export async function readQuota(company: Company, month: string): Promise<Quota> {
  return { limit: await monthlyLimit(company), used: await readUsedParts(company, month) };
}

/** The parts of this month, for those who ask what a company uses. */
export async function countUsage({ company, keys, now }: UsageQuestion): Promise<{ smsLimit?: number }> {
  const found = keys.includes('smsLimit') ? await readCompanySender(company) : undefined;
  return found ? { smsLimit: await readUsedParts(company, monthOf(dayIn(found.timeZone, now))) } : {};
}

/** What somebody may send with, for their page. */
export async function readSending({
  company,
  actor: { member },
  services,
  today,
}: Pick<CallContext, 'company' | 'actor' | 'services' | 'today'>): Promise<SmsSending> {
  const month = monthOf(today);
  const { name = '', smsSenderName = null, version = 1 } = (await readCompanySender(company)) ?? {};
  return {
    gateway: gatewayState(services),
    defaultSender: defaultSender(services),
    companySender: shortName(smsSenderName),
    companyVersion: version,
    proposedSender: proposedSenderName(name) ?? null,
    maySetSender: companyPermissions(member).edit,
    maySendToAll: member.levels.sms === 'full',
    ...(await readQuota(company, month)),
    month,
  };
}
