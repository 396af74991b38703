import { sql } from 'kysely';
import type { Unit } from '#kernel/server/database/unit.ts';
import type { Charge } from './store-charges.ts';

/** A payment that was sent to a provider which the installation has exchanged since, and of which nobody knows whether it was paid. */
export type FormerCharge = Pick<Charge, 'chargeId' | 'companyId' | 'invoiceId' | 'provider' | 'chargeRef' | 'amount'> & { sentAt: Date };

/** Payments that the operator has to look up at a former provider (subscription.39), the oldest first. */
export async function readFormerCharges(unit: Unit, { limit = 1000 } = {}): Promise<FormerCharge[]> {
  const { rows } = await sql<FormerCharge>`
    select id::text as "chargeId", company_id as "companyId", invoice_id::text as "invoiceId", provider, charge_ref as "chargeRef",
      amount::double precision as amount, sent_at as "sentAt"
    from payment_charge
    where state = 'declined' and reason = 'provider_changed' and looked_up_at is null and sent_at is not null and provider <> 'builtIn'
    order by created_at, id limit ${limit}
  `.execute(unit.tx);
  return rows;
}

/** Notes what the operator has found at the former provider; false when there is nothing to look up under this id. */
export async function noteLookUp(unit: Unit, { chargeId, note, now }: { chargeId: string; note: string; now: Date }): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update payment_charge set looked_up_at = ${now}, looked_up_note = ${note}
    where id::text = ${chargeId} and reason = 'provider_changed' and looked_up_at is null
  `.execute(unit.tx);
  return numAffectedRows === 1n;
}
