import { sql } from 'kysely';
import type { Unit } from '#kernel/server/database/unit.ts';
import { newId } from '#kernel/server/id.ts';
import type { CamtEntry } from './read-camt.ts';

export type BankOutcome = 'booked' | 'noKid' | 'unknownKid' | 'otherAccount' | 'otherCurrency' | 'reversal' | 'toldBefore';

/** An entry of a file of the bank, with what became of it. */
export interface BankEntry extends Omit<CamtEntry, 'reference' | 'isReversal'> {
  entryId: string;
  messageId: string;
  entryReference: string;
  outcome: BankOutcome;
}

const columns = sql`
  id as "entryId", message_id as "messageId", entry_reference as "entryReference", bank_reference as "bankReference", account, day, amount, currency,
  kid, payer, message, outcome`;

export interface NewBankEntry extends CamtEntry {
  messageId: string;
  outcome: BankOutcome;
  companyId: number | null;
  invoiceId: string | null;
  now: Date;
}

/** Keeps an entry; false when it is there. */
export async function insertBankEntry(unit: Unit, entry: NewBankEntry): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into bank_entry (id, message_id, entry_reference, bank_reference, account, day, amount, currency, kid, payer, message, outcome, company_id,
      invoice_id, read_at)
    values (${newId()}, ${entry.messageId}, ${entry.reference}, ${entry.bankReference}, ${entry.account}, ${entry.day}, ${entry.amount},
      ${entry.currency}, ${entry.kid}, ${entry.payer}, ${entry.message}, ${entry.outcome}, ${entry.companyId}, ${entry.invoiceId}, ${entry.now})
    on conflict (message_id, entry_reference) do nothing
  `.execute(unit.tx);
  return numAffectedRows === 1n;
}

/**
 * Whether the bank has told of this payment, with the same reference, amount and day: in another entry of this message with the same KID, for a batch has
 * one reference for all its payments; or in another message with no other KID.
 */
export async function wasReported(
  unit: Unit,
  { bankReference, kid, amount, day, messageId, reference }: Omit<NewBankEntry, 'outcome' | 'companyId' | 'invoiceId' | 'now'>,
): Promise<boolean> {
  if (bankReference === null) return false;
  const { rows } = await sql`
    select from bank_entry
    where bank_reference = ${bankReference} and amount = ${amount} and day = ${day}
      and (kid is not distinct from ${kid}::text or message_id <> ${messageId} and (kid is null or ${kid}::text is null))
      and outcome not in ('reversal', 'otherCurrency')
      and (message_id, entry_reference) <> (${messageId}, ${reference}) limit 1
  `.execute(unit.tx);
  return rows.length > 0;
}

/** What came in and fits no invoice, the oldest first. */
export async function readUnmatchedEntries(unit: Unit, { limit = 10_000 } = {}): Promise<BankEntry[]> {
  const { rows } = await sql<BankEntry>`
    select ${columns} from bank_entry where outcome <> 'booked' order by day, id limit ${limit}
  `.execute(unit.tx);
  return rows;
}

/** One entry, locked until the transaction ends. */
export async function lockBankEntry(unit: Unit, entryId: string): Promise<BankEntry | undefined> {
  const { rows } = await sql<BankEntry>`select ${columns} from bank_entry where id = ${entryId} for update`.execute(unit.tx);
  return rows[0];
}

/** Notes to which invoice an entry was booked. */
export async function setBooked(
  unit: Unit,
  { entryId, companyId, invoiceId }: { entryId: string; companyId: number; invoiceId: string },
): Promise<void> {
  await sql`
    update bank_entry set outcome = 'booked', company_id = ${companyId}, invoice_id = ${invoiceId} where id = ${entryId}
  `.execute(unit.tx);
}
