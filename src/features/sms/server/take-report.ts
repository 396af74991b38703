import { hash, timingSafeEqual } from 'node:crypto';
import { requireRate } from '#kernel/server/rate-limit.ts';
import { twoStepHandler } from '#kernel/server/serve.ts';
import { findReported } from '#kernel/server/sms/follow-sms.ts';
import type { takeDeliveryReport as contract } from '../contract/endpoints.ts';
import { applyDeliveryUpdate } from './follow-message.ts';

const events = { delivered: 'reportedDelivered', failed: 'reportedFailed' } as const;
/** Wrong secrets from one address in ten minutes. */
const [mostGuesses, windowSeconds] = [30, 600];

/** Takes a gateway's report. Whoever does not know the secret gets the answer of a page that is not there. */
export const takeDeliveryReport = twoStepHandler<typeof contract, undefined>(
  async ({ services, call, fail }, { params }) => {
    const secret = services.config.sms?.reportSecret;
    if (secret !== undefined && isSame(params.secret, secret)) return undefined;
    await requireRate(services, { key: `sms-report|${call.ip}`, limit: mostGuesses, windowSeconds });
    return fail('common.NotFound');
  },
  async ({ company: unit, services, now }, { query, body }) => {
    const report = services.smsGateway?.readReport?.({ ...query, ...body });
    const found = report && (await findReported(unit, report));
    if (!found || report.outcome === 'underway') return {};
    const company = await services.database.enter(unit, found.companyId);
    await applyDeliveryUpdate({ company, smsId: found.smsId, event: events[report.outcome], reason: report.reason, now });
    return {};
  },
);

/** Compared as digests, so that the time tells neither letters nor length. */
function isSame(given: string, secret: string): boolean {
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', secret, 'buffer'));
}
