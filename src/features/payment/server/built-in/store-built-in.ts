import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { CardBehaviour } from '../../contract/entities.ts';

export interface BuiltInCard {
  cardRef: string;
  behaviour: CardBehaviour;
  brand: string;
  lastFour: string;
  expiryMonth: number;
  expiryYear: number;
  isDetached: boolean;
}

/** Enters a card once for a setup, whose id it has. */
export async function insertBuiltInCard(company: Company, card: Omit<BuiltInCard, 'isDetached'>): Promise<void> {
  const { cardRef, behaviour, brand, lastFour, expiryMonth, expiryYear } = card;
  await sql`
    insert into built_in_card (company_id, id, behaviour, brand, last_four, expiry_month, expiry_year)
    values (${company.id}, ${cardRef}::uuid, ${behaviour}, ${brand}, ${lastFour}, ${expiryMonth}, ${expiryYear})
    on conflict (company_id, id) do nothing
  `.execute(company.tx);
}

export async function readBuiltInCard(company: Company, cardRef: string): Promise<BuiltInCard | undefined> {
  const { rows } = await sql<BuiltInCard>`
    select id::text as "cardRef", behaviour, brand, last_four as "lastFour", expiry_month as "expiryMonth", expiry_year as "expiryYear",
      is_detached as "isDetached"
    from built_in_card where company_id = ${company.id} and id = ${cardRef}::uuid
  `.execute(company.tx);
  return rows[0];
}

export async function detachBuiltInCard(company: Company, cardRef: string): Promise<void> {
  await sql`update built_in_card set is_detached = true where company_id = ${company.id} and id = ${cardRef}::uuid`.execute(company.tx);
}

export interface BuiltInCharge {
  chargeId: string;
  amount: number;
  description: string;
  state: 'action' | 'succeeded' | 'declined';
  reason: string | null;
}

/** Makes a payment once, and answers the one there is. */
export async function insertBuiltInCharge(company: Company, charge: BuiltInCharge): Promise<BuiltInCharge> {
  const { chargeId, amount, description, state, reason } = charge;
  await sql`
    insert into built_in_charge (company_id, id, amount, description, state, reason)
    values (${company.id}, ${chargeId}::uuid, ${amount}, ${description}, ${state}, ${reason})
    on conflict (company_id, id) do nothing
  `.execute(company.tx);
  return (await readBuiltInCharge(company, chargeId)) ?? charge;
}

export async function readBuiltInCharge(company: Company, chargeId: string): Promise<BuiltInCharge | undefined> {
  const { rows } = await sql<BuiltInCharge>`
    select id::text as "chargeId", amount::double precision as amount, description, state, reason from built_in_charge
    where company_id = ${company.id} and id = ${chargeId}::uuid
  `.execute(company.tx);
  return rows[0];
}

/** Ends a payment that waits for the customer; one that has ended stays as it is. */
export async function endBuiltInCharge(
  company: Company,
  chargeId: string,
  { state, reason }: { state: 'succeeded' | 'declined'; reason: string | null },
): Promise<void> {
  await sql`
    update built_in_charge set state = ${state}, reason = ${reason}
    where company_id = ${company.id} and id = ${chargeId}::uuid and state = 'action'
  `.execute(company.tx);
}
