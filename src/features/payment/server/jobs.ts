import { z } from 'zod';
import { Id } from '#kernel/contract/values.ts';
import type { Job } from '#kernel/server/jobs.ts';
import type { Services } from '#kernel/server/services.ts';
import { runCharge } from './charges/run-charge.ts';
import { readOpenBefore } from './charges/store-charges.ts';
import { deleteEventsBefore } from './events/store-events.ts';
import { chargeJob, detachJob } from './job-names.ts';
import { ProviderFault } from './provider.ts';
import { providerOf } from './providers.ts';

const [sweptAfter, eventsKept] = [10 * 60_000, 30 * 86_400_000];
const sweptAtOnce = 500;
const ofCharge = z.object({ chargeId: Id });
// Not `companyId`, by which the jobs of a deleted company are found and deleted: its cards are forgotten after it.
const ofCard = z.object({ ofCompany: z.number(), provider: z.string(), cardRef: z.string() });

export const jobs: readonly Job[] = [
  {
    name: chargeJob,
    run: async (services, data) => void (await runCharge(services, ofCharge.parse(data).chargeId)),
    retryLimit: 8,
    retryDelaySeconds: 20,
  },
  { name: detachJob, run: detachCard, retryLimit: 10, retryDelaySeconds: 60 },
  { name: 'payment.sweep-charges', cron: '*/10 * * * *', run: sweepCharges },
  {
    name: 'payment.forget-events',
    cron: '15 4 * * *',
    run: ({ database, clock }) => database.transaction((unit) => deleteEventsBefore(unit, new Date(clock.now().getTime() - eventsKept))),
  },
];

/** Payments whose job was lost, or that wait for the customer or the bank, are asked about until they have ended. */
async function sweepCharges(services: Services): Promise<void> {
  const before = new Date(services.clock.now().getTime() - sweptAfter);
  for (const chargeId of await services.database.transaction((unit) => readOpenBefore(unit, before, sweptAtOnce)))
    await runCharge(services, chargeId).catch((error: unknown) => {
      // One that cannot be settled keeps no other from being asked about.
      if (error instanceof ProviderFault) services.log.warn({ err: error, chargeId }, 'a payment is still open');
      else services.log.error({ err: error, chargeId }, 'a payment could not be settled');
    });
}

/** A card that the provider does not know any more is forgotten. */
async function detachCard(services: Services, data: Record<string, unknown>): Promise<void> {
  const { ofCompany: companyId, provider: name, cardRef } = ofCard.parse(data);
  const provider = providerOf(services);
  if (provider?.name !== name) return;
  await provider.detachCard({ companyId, cardRef }).catch((error: unknown) => {
    if (!(error instanceof ProviderFault) || error.kind !== 'refused') throw error;
    services.log.warn({ err: error, companyId }, 'a card was not known any more');
  });
}
