import { z } from 'zod';
import type { Services } from '#kernel/server/services.ts';
import { setFailed } from './store-deliveries.ts';

const Facts = z.object({ invoiceId: z.uuid(), outcome: z.enum(['accepted', 'refused']), reason: z.string().optional() });

/** Notes when the mail server refused the mail of an invoice for good: the recipient's address is to be corrected. */
export async function noteMailOutcome({ database, log }: Services, data: Record<string, unknown>): Promise<void> {
  const { invoiceId, outcome, reason = '' } = Facts.parse(data);
  if (outcome === 'accepted') return;
  log.error({ invoiceId, reason }, 'The mail of an invoice was refused');
  await database.transaction((unit) => setFailed(unit, { invoiceId, reason, nextAttemptAt: undefined }));
}
