import type { Services } from '#kernel/server/services.ts';
import { writeAudit } from '#kernel/server/store-audit.ts';
import { systemCaller } from '#kernel/server/system-caller.ts';
import type { BooksContext } from '../books-context.ts';
import { isThere } from './store-operator.ts';
import { invoiceKind } from '../../contract/kinds.ts';

/** Writes in the company's log what the operator did with an invoice; a deleted company has no log. */
export async function noteInLog(
  { company: unit, now }: BooksContext,
  { database }: Pick<Services, 'database'>,
  line: { companyId: number; invoiceId: string; action: string; after: Record<string, unknown> },
): Promise<void> {
  const company = await database.enter(unit, line.companyId);
  if (!(await isThere(company))) return;
  const { action, invoiceId: entityId, after } = line;
  await writeAudit(company, systemCaller(`invoicing.${action}`, { at: now }), [{ entity: invoiceKind, entityId, after }]);
}
