import type { Services } from '#kernel/server/services.ts';
import { storeEhf } from '../documents/store-ehf.ts';
import { findInvoice } from '../issuing/store-invoices.ts';
import { openEhfPorts } from '../peppol/ports.ts';
import { setSent } from './store-deliveries.ts';
import type { Delivery, Fallback } from './store-deliveries.ts';

/** How often the network is tried before an invoice goes by mail: some minutes, because it has a due day. */
const maxTries = 3;

export type EhfEnd =
  | { kind: 'sent' }
  | { kind: 'mail'; fallback: Fallback | null }
  | { kind: 'later'; reason: string; waitSeconds?: number };

/** Sends an invoice as EHF, or says why it is to go by mail (subscription.37). The network is asked outside any transaction. */
export async function sendAsEhf(services: Services, { invoiceId, attempts }: Delivery): Promise<EhfEnd> {
  const { database, clock } = services;
  const isLast = attempts >= maxTries;
  const { invoice, xml } = await database.transaction(async (unit) => ({
    invoice: await findInvoice(unit, invoiceId),
    xml: await storeEhf(unit, services, invoiceId, clock.now()),
  }));
  if (!invoice) throw new Error(`There is no invoice ${invoiceId}`);
  if (!xml) return { kind: 'mail', fallback: 'unfit' };
  const { buyer, seller, number, kind } = invoice;
  const ports = openEhfPorts(services);
  const found = await ports.lookUp({ registryId: buyer.registryId, kind });
  if (found === 'notRegistered') return { kind: 'mail', fallback: 'notRegistered' };
  if (found === 'unreachable')
    return isLast ? { kind: 'mail', fallback: 'unreachable' } : { kind: 'later', reason: 'The network does not answer.' };
  const answer = await ports.send({ key: invoiceId, number, kind, sender: seller.registryId, receiver: buyer.registryId, xml });
  if ('messageId' in answer) {
    const { messageId } = answer;
    await database.transaction((unit) => setSent(unit, { invoiceId, channel: 'ehf', fallback: null, messageId }, clock.now()));
    return { kind: 'sent' };
  }
  if (answer.isPermanent) return { kind: 'mail', fallback: 'refused' };
  const { reason, waitSeconds } = answer;
  return isLast ? { kind: 'mail', fallback: 'unreachable' } : { kind: 'later', reason, ...(waitSeconds !== undefined && { waitSeconds }) };
}
