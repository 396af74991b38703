import { requireRate } from '#kernel/server/rate-limit.ts';
import { twoStepHandler } from '#kernel/server/serve.ts';
import type { takeProviderEvent as contract } from '../../contract/endpoints.ts';
import { findChargeOf } from '../charges/store-charges.ts';
import { chargeJob } from '../job-names.ts';
import type { ProviderEvent, ProviderName } from '../provider.ts';
import { providerOf } from '../providers.ts';
import { takeEvent } from './store-events.ts';

/** Far more than a provider sends, from one address in a minute. */
const maxInMinute = 600;

/** Takes an event once. Nothing of it is believed but which payment it is about: what became of that is asked by a job, so that late, doubled and swapped events do no harm. */
export const takeProviderEvent = twoStepHandler<typeof contract, ProviderEvent & { provider: ProviderName }>(
  async ({ services, call, now, fail }) => {
    await requireRate(services, { key: `provider-events|${call.ip}`, limit: maxInMinute, windowSeconds: 60 });
    const provider = providerOf(services);
    const event = call.sent && (await provider?.readEvent(call.sent, now));
    if (!provider || !event) return fail('payment.SignatureInvalid');
    return { ...event, provider: provider.name };
  },
  async ({ company: unit, services, now, prepared }) => {
    if (!(await takeEvent(unit, { ...prepared, now }))) return {};
    const chargeId = await findChargeOf(unit, prepared);
    if (chargeId) await services.jobs.enqueue(unit, chargeJob, { chargeId });
    return {};
  },
);
