import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';

type PurchaseState = 'running' | 'done' | 'failed';

/** An order that is or was carried out. */
export interface PurchaseRow<Order, Priced> {
  purchaseId: string;
  wish: Order;
  priced: Priced | null;
  state: PurchaseState;
  reason: string | null;
  invoiceId: string | null;
  startedBy: string | null;
  startedAt: Date;
  endedAt: Date | null;
}

const columns = sql`
  id as "purchaseId", wish, priced, state, reason, invoice_id as "invoiceId", started_by as "startedBy", started_at as "startedAt", ended_at as "endedAt"`;

/** Adds a purchase; one that is not running has ended at once. */
export async function insertPurchase<Order, Priced>(
  company: Company,
  { purchaseId, wish, priced, state, invoiceId, startedBy, startedAt }: Omit<PurchaseRow<Order, Priced>, 'reason' | 'endedAt'>,
): Promise<void> {
  const endedAt = state === 'running' ? null : startedAt;
  await sql`
    insert into subscription_purchase (company_id, id, wish, priced, state, invoice_id, started_by, started_at, ended_at)
    values (${company.id}, ${purchaseId}::uuid, ${JSON.stringify(wish)}::jsonb, ${priced && JSON.stringify(priced)}::jsonb, ${state},
      ${invoiceId}::uuid, ${startedBy}::uuid, ${startedAt}::timestamptz, ${endedAt}::timestamptz)
  `.execute(company.tx);
}

/** One purchase of the company. */
export async function readPurchase<Order, Priced>(company: Company, purchaseId: string): Promise<PurchaseRow<Order, Priced> | undefined> {
  const { rows } = await sql<PurchaseRow<Order, Priced>>`
    select ${columns} from subscription_purchase where company_id = ${company.id} and id = ${purchaseId}::uuid
  `.execute(company.tx);
  return rows[0];
}

/** The purchase of the company that runs. */
export async function readRunningPurchase(company: Company): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from subscription_purchase where company_id = ${company.id} and state = 'running'
  `.execute(company.tx);
  return rows[0]?.id;
}

/** Writes what a purchase that failed says of it now. */
export async function writeFailedReason(company: Company, purchaseId: string, reason: string): Promise<void> {
  await sql`
    update subscription_purchase set reason = ${reason}
    where company_id = ${company.id} and id = ${purchaseId}::uuid and state = 'failed'
  `.execute(company.tx);
}

/** Ends a purchase; one that has failed may be done after all. False when it has ended. */
export async function endPurchase(
  company: Company,
  purchaseId: string,
  { reason, invoiceId, now }: { reason: string | null; invoiceId: string | null; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update subscription_purchase set state = ${reason === null ? 'done' : 'failed'}, reason = ${reason},
      invoice_id = coalesce(${invoiceId}::uuid, invoice_id), ended_at = ${now}::timestamptz
    where company_id = ${company.id} and id = ${purchaseId}::uuid and (state = 'running' or (state = 'failed' and ${reason}::text is null))
    returning id
  `.execute(company.tx);
  return rows.length > 0;
}
