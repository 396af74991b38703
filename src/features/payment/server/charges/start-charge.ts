import { hash } from 'node:crypto';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import { defaultCard } from '../cards/cards.ts';
import { chargeJob } from '../job-names.ts';
import { insertCharge } from './store-charges.ts';

/** The payment of one invoice by the company's newest card. */
export interface ChargeInput {
  invoiceId: string;
  /** Each try of an invoice has its own number, and is charged once. */
  tryNumber: number;
  /** Whole øre, more than 0. */
  amount: number;
  /** What the customer reads on the statement of the card. */
  description: string;
  /** Whether somebody is at the screen, who can confirm the payment at their bank. */
  isPresent: boolean;
  /** Where the browser comes back to from the bank, with the locale: `/no/organisation/subscription`. */
  returnPath: string;
}

interface Place {
  company: Company;
  services: Services;
  now: Date;
}

/** Has an invoice paid by card after the commit of the caller's transaction; undefined when there is no card that can be charged. */
export async function startCharge({ company, services, now }: Place, input: ChargeInput): Promise<string | undefined> {
  const card = await defaultCard(company, services);
  if (!card) return undefined;
  const { provider, customerRef, cardRef } = card;
  const charge = { ...input, companyId: company.id, provider, customerRef, cardRef, createdAt: now };
  const chargeId = await insertCharge(company, { ...charge, chargeId: chargeIdOf(input) });
  await services.jobs.enqueue(company, chargeJob, { chargeId });
  return chargeId;
}

/** The same for the same try, also in a copy of the books that was restored: the provider then knows that it was charged. */
export function chargeIdOf({ invoiceId, tryNumber }: Pick<ChargeInput, 'invoiceId' | 'tryNumber'>): string {
  const digits = hash('sha256', `charge|${invoiceId}|${tryNumber}`);
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-9$4-$5');
}
