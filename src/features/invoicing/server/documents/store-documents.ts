import { sql } from 'kysely';
import type { Unit } from '#kernel/server/database/unit.ts';

export type DocumentKind = 'pdf' | 'ehf';

/** The bytes of a document as they were kept. */
export async function findDocument(unit: Unit, invoiceId: string, kind: DocumentKind): Promise<Buffer | undefined> {
  const { rows } = await sql<{ bytes: Buffer }>`
    select bytes from invoice_document where invoice_id = ${invoiceId} and kind = ${kind}
  `.execute(unit.tx);
  return rows[0]?.bytes;
}

/** Keeps a document; what is there stays. */
export async function insertDocument(
  unit: Unit,
  { companyId, invoiceId, kind, bytes, now }: { companyId: number; invoiceId: string; kind: DocumentKind; bytes: Uint8Array; now: Date },
): Promise<void> {
  await sql`
    insert into invoice_document (company_id, invoice_id, kind, bytes, made_at)
    values (${companyId}, ${invoiceId}, ${kind}, ${Buffer.from(bytes)}, ${now}) on conflict (invoice_id, kind) do nothing
  `.execute(unit.tx);
}

/** Which of a company's invoices have an EHF file. */
export async function readEhfIds(unit: Unit, companyId: number): Promise<Set<string>> {
  const { rows } = await sql<{ invoiceId: string }>`
    select invoice_id as "invoiceId" from invoice_document where company_id = ${companyId} and kind = 'ehf'
  `.execute(unit.tx);
  return new Set(rows.map(({ invoiceId }) => invoiceId));
}
