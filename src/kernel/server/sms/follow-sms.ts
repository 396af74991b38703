import type { Company, Unit } from '../database/unit.ts';
import { hook } from '../registers.ts';
import type { GatewayReport } from './gateway.ts';
import { deleteWaiting, findSms } from './store-sms.ts';

/** What is known of a followed message, in the transaction in which the outbox is told. */
export interface SmsEnd {
  company: Company;
  smsId: string;
  /** `lost`: the process or the line broke while the gateway was asked; it may have been taken. `waits`: it is tried again later. */
  outcome: 'accepted' | 'refused' | 'lost' | 'waits';
  /** Why it was not taken, in the gateway's words. */
  reason: string | undefined;
  now: Date;
}
export const smsEnded = hook<SmsEnd>('kernel.smsEnded');

/** The message of a company that a report is about, by our id and else by the gateway's; undefined for none of ours, or when both do not fit together. */
export async function findReported(
  unit: Unit,
  { id, gatewayId }: GatewayReport,
): Promise<{ smsId: string; companyId: number } | undefined> {
  const found = await findSms(unit, { id, gatewayId });
  if (!found || found.company_id === null) return undefined;
  const isOther = gatewayId !== undefined && found.gateway_id !== null && found.gateway_id !== gatewayId;
  return isOther ? undefined : { smsId: found.id, companyId: found.company_id };
}

/** Takes messages back that wait in the outbox; the answer names those that it still had. */
export function withdrawSms(company: Company, smsIds: readonly string[]): Promise<string[]> {
  return deleteWaiting(company, smsIds);
}
