import type { Handler } from '#kernel/server/serve.ts';
import type { getNotificationsOverview as contract } from '../../contract/endpoints-rules.ts';
import { allowed, reasonId } from '../../contract/reasons.ts';
import type { Reason } from '../../contract/reasons.ts';
import { offeredReasons } from '../engine/sources.ts';
import { readRules } from '../store-rule.ts';
import { presentRule } from './open-rule.ts';

/** The company's rules, and the allowed content of a rule for each available reason. */
export const getNotificationsOverview: Handler<typeof contract> = async ({ company, actor, call, services }) => {
  const offered = new Set(offeredReasons(services));
  const rules = await readRules(company);
  return {
    configurations: rules.filter(({ reason }) => offered.has(reason)).map((row) => presentRule(row, { actor, call, services })),
    reasons: [...offered].toSorted((one, other) => reasonId(one) - reasonId(other)).map(offer),
  };
};

function offer(reason: Reason) {
  const { before, after, instant, repeats, repeatsInstant, onlyRepeats, hasDate, recipients, channels, fewer, actions } = allowed[reason];
  return {
    reason,
    reasonId: reasonId(reason),
    before: before ?? null,
    after: after ?? null,
    instant: instant ?? false,
    repeats: repeats ?? null,
    repeatsInstant: repeatsInstant ?? false,
    onlyRepeats: onlyRepeats ? [...onlyRepeats] : null,
    hasDate: hasDate ?? false,
    recipients: recipients.map((kind) => ({ kind, channels: [...(fewer?.[kind] ?? channels)] })),
    channels: [...channels],
    actions: [...(actions ?? [])],
  };
}
