import type { Services } from '#kernel/server/services.ts';
import { insertDocument } from '../server/documents/store-documents.ts';

/** Keeps an EHF file of an invoice, whose content does not matter. */
export async function keepEhf(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  of: { companyId: number; invoiceId: string },
): Promise<void> {
  const bytes = Buffer.from('<Invoice/>');
  await database.transaction((unit) => insertDocument(unit, { ...of, kind: 'ehf', bytes, now: clock.now() }));
}
