import { sql, type RawBuilder } from 'kysely';
import type { Unit } from '#kernel/server/database/unit.ts';
import type { Invoice, InvoiceLine, InvoiceState, InvoiceWithLines } from '../../contract/invoice.ts';

const invoiceColumns = sql`
  invoice.id as "invoiceId", invoice.company_id as "companyId", invoice.number, invoice.kind, invoice.date, invoice.due_date as "dueDate",
  invoice.kid, invoice.method, invoice.seller, invoice.buyer, invoice.vat_percent as "vatPercent", invoice.net, invoice.vat, invoice.total,
  invoice.balance_used as "balanceUsed", invoice.payable, invoice.corrects_invoice_id as "correctsInvoiceId",
  invoice.issued_at as "issuedAt", invoice.state, invoice.paid_at as "paidAt", invoice.written_off_at as "writtenOffAt",
  invoice.card_given_up_at as "cardGivenUpAt", owed.unpaid`;
const owed = sql`
  cross join lateral (
    select coalesce(sum(amount), 0)::bigint as unpaid from ledger_entry where invoice_id = invoice.id and account = 'receivable'
  ) owed`;

async function readWhere(unit: Unit, condition: RawBuilder<unknown>, end: RawBuilder<unknown>): Promise<Invoice[]> {
  const { rows } = await sql<Invoice>`select ${invoiceColumns} from invoice ${owed} where ${condition} ${end}`.execute(unit.tx);
  return rows;
}

/** One invoice or credit note. */
export async function findInvoice(unit: Unit, invoiceId: string): Promise<Invoice | undefined> {
  return (await readWhere(unit, sql`invoice.id = ${invoiceId}`, sql``))[0];
}

/** The same, found by its number. */
export async function findInvoiceByNumber(unit: Unit, number: number): Promise<Invoice | undefined> {
  return (await readWhere(unit, sql`invoice.number = ${number}`, sql``))[0];
}

/** The invoice that a payment reference belongs to. */
export async function findInvoiceByKid(unit: Unit, kid: string): Promise<Invoice | undefined> {
  return (await readWhere(unit, sql`invoice.kid = ${kid}`, sql``))[0];
}

/** A company's invoices and credit notes, newest first; `limit` keeps the first of them, after so many as `offset` says. */
export async function readInvoices(unit: Unit, companyId: number, { limit = 10_000, offset = 0 } = {}): Promise<Invoice[]> {
  return readWhere(unit, sql`invoice.company_id = ${companyId}`, sql`order by invoice.number desc limit ${limit} offset ${offset}`);
}

/** How many invoices and credit notes a company has. */
export async function countInvoices(unit: Unit, companyId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from invoice where company_id = ${companyId}`.execute(
    unit.tx,
  );
  return rows[0]?.count ?? 0;
}

/** What a company has not paid, the oldest first. */
export async function readUnpaid(unit: Unit, companyId: number): Promise<Invoice[]> {
  return readWhere(unit, sql`invoice.company_id = ${companyId} and invoice.state <> 'paid'`, sql`order by invoice.number`);
}

/** What all companies have not paid, the oldest first. */
export async function readAllUnpaid(unit: Unit, { limit }: { limit: number }): Promise<Invoice[]> {
  return readWhere(unit, sql`invoice.state <> 'paid'`, sql`order by invoice.due_date, invoice.number limit ${limit}`);
}

/** Invoices that are not paid, a page of them in the order of their due days. */
export async function readUnpaidPage(
  unit: Unit,
  { dueBefore, after, limit }: { dueBefore: string; after: Pick<Invoice, 'dueDate' | 'invoiceId'> | undefined; limit: number },
): Promise<Invoice[]> {
  const rest = after ? sql`and (invoice.due_date, invoice.id) > (${after.dueDate}::date, ${after.invoiceId}::uuid)` : sql``;
  return readWhere(
    unit,
    sql`invoice.state <> 'paid' and invoice.due_date < ${dueBefore} ${rest}`,
    sql`order by invoice.due_date, invoice.id limit ${limit}`,
  );
}

/** Locks an invoice until the transaction ends; its customer is locked before it. */
export async function lockInvoice(unit: Unit, invoiceId: string): Promise<void> {
  await sql`select from invoice where id = ${invoiceId} for update`.execute(unit.tx);
}

/** The lines of invoices, in their order. */
export async function readLines(unit: Unit, invoiceIds: readonly string[]): Promise<(InvoiceLine & { invoiceId: string })[]> {
  const { rows } = await sql<InvoiceLine & { invoiceId: string }>`
    select invoice_id as "invoiceId", jsonb_build_object('no', text_no, 'en', text_en) as text, quantity, unit, unit_price as "unitPrice", discount, net,
      from_day as from, to_day as to,
      case when revenue_from is not null then jsonb_build_object('from', revenue_from, 'to', revenue_to) end as revenue,
      plan_id as "planId", product_id as "productId", item_id as "itemId", reason
    from invoice_line where invoice_id = any(${[...invoiceIds]}::uuid[]) order by invoice_id, place
  `.execute(unit.tx);
  return rows;
}

/** An invoice with its lines. */
export async function findWithLines(unit: Unit, invoiceId: string): Promise<InvoiceWithLines | undefined> {
  const invoice = await findInvoice(unit, invoiceId);
  return invoice && { ...invoice, lines: await readLines(unit, [invoiceId]) };
}

/** An invoice as it is issued: what becomes of it later is not known. */
export type NewInvoice = Omit<Invoice, 'unpaid' | 'paidAt' | 'writtenOffAt' | 'cardGivenUpAt'>;

/** Keeps a new invoice with its lines; `lines` say what of them is earned by being issued. */
export async function insertInvoice(unit: Unit, invoice: NewInvoice, lines: readonly (InvoiceLine & { earned: number })[]): Promise<void> {
  await sql`
    insert into invoice (company_id, id, number, kind, date, due_date, kid, method, seller, buyer, vat_percent, net, vat, total, balance_used,
      payable, corrects_invoice_id, issued_at, state, paid_at)
    values (${invoice.companyId}, ${invoice.invoiceId}, ${invoice.number}, ${invoice.kind}, ${invoice.date}, ${invoice.dueDate}, ${invoice.kid},
      ${invoice.method}, ${JSON.stringify(invoice.seller)}::jsonb, ${JSON.stringify(invoice.buyer)}::jsonb, ${invoice.vatPercent}, ${invoice.net},
      ${invoice.vat}, ${invoice.total}, ${invoice.balanceUsed}, ${invoice.payable}, ${invoice.correctsInvoiceId}, ${invoice.issuedAt},
      ${invoice.state}, ${invoice.state === 'paid' ? invoice.issuedAt : null})
  `.execute(unit.tx);
  const sent = lines.map((line, place) => ({ ...line, place, textNo: line.text.no, textEn: line.text.en }));
  await sql`
    insert into invoice_line (company_id, invoice_id, place, text_no, text_en, quantity, unit, unit_price, discount, net, from_day, to_day,
      revenue_from, revenue_to, earned, plan_id, product_id, item_id, reason)
    select ${invoice.companyId}::integer, ${invoice.invoiceId}::uuid, place, "textNo", "textEn", quantity, unit, "unitPrice", discount, net, "from", "to",
      (revenue ->> 'from')::date, (revenue ->> 'to')::date, earned, "planId", "productId", "itemId", nullif(reason, 'null'::jsonb)
    from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) as sent(place smallint, "textNo" text, "textEn" text, quantity double precision,
      unit text, "unitPrice" bigint, discount bigint, net bigint, "from" date, "to" date, revenue jsonb, earned bigint, "planId" text, "productId" text,
      "itemId" text, reason jsonb)
  `.execute(unit.tx);
}

/** Sets the state of an invoice. */
export async function setState(unit: Unit, invoiceId: string, state: InvoiceState, now: Date): Promise<void> {
  await sql`
    update invoice set state = ${state}, paid_at = ${state === 'paid' ? now : null} where id = ${invoiceId}
  `.execute(unit.tx);
}

/** Notes whether an invoice is given up as a loss. */
export async function setWrittenOff(unit: Unit, invoiceId: string, at: Date | null): Promise<void> {
  await sql`update invoice set written_off_at = ${at} where id = ${invoiceId}`.execute(unit.tx);
}

/** Notes that the card of an invoice is not tried any more; the first time stays. */
export async function setCardGivenUp(unit: Unit, invoiceId: string, at: Date): Promise<void> {
  await sql`
    update invoice set card_given_up_at = ${at} where id = ${invoiceId} and method = 'card' and card_given_up_at is null
  `.execute(unit.tx);
}

/** What credit notes have taken of an invoice, without VAT and of VAT. */
export async function readCredited(unit: Unit, invoiceId: string): Promise<{ net: number; vat: number }> {
  const { rows } = await sql<{ net: number; vat: number }>`
    select coalesce(-sum(net), 0)::bigint as net, coalesce(-sum(vat), 0)::bigint as vat from invoice where corrects_invoice_id = ${invoiceId}
  `.execute(unit.tx);
  return rows[0] ?? { net: 0, vat: 0 };
}
