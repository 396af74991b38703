import type { Company } from '#kernel/server/database/unit.ts';
import { requireRate } from '#kernel/server/rate-limit.ts';
import { inTwoSteps } from '#kernel/server/serve.ts';
import type { unsubscribe as contract } from '../../contract/endpoints-bell.ts';
import { channel } from '../../contract/reasons.ts';
import type { Reason } from '../../contract/reasons.ts';
import type { Preferences } from '../../contract/preferences.ts';
import { subscriptionOf } from '../unsubscribe-secret.ts';
import { readPreferences, readSubscriber, writePreferences } from './store-preferences.ts';

/** Ends mail about one reason for the reader of a mail, who need not sign in; or takes that back. Twice is as once. */
export const unsubscribe = inTwoSteps<typeof contract, void>(
  ({ services, call }) => requireRate(services, { key: `unsubscribe|${call.ip}`, limit: 60, windowSeconds: 900 }),
  async ({ company: unit, services, fail, audit }, { query, body }) => {
    const of = subscriptionOf(services.secrets, body?.secret ?? query.secret ?? '') ?? fail('notificationRules.InvalidLink', 404);
    const company = await services.database.enter(unit, of.companyId);
    const subscriber = (await readSubscriber(company, of.companyUserId)) ?? fail('notificationRules.InvalidLink', 404);
    const isMuted = body?.undo !== true;
    if (await mute(company, of, isMuted)) {
      const change = { reason: of.reason, channel: channel.email };
      audit(
        {
          entity: 'notificationPreference',
          entityId: of.companyUserId,
          ...(isMuted ? { after: { muted: change } } : { before: { muted: change } }),
        },
        company,
      );
    }
    return { companyName: subscriber.companyName, reason: of.reason, isMuted };
  },
);

/** Answers whether it was otherwise before. */
async function mute(
  company: Company,
  { companyUserId, reason }: { companyUserId: string; reason: Reason },
  isMuted: boolean,
): Promise<boolean> {
  const chosen = await readPreferences(company, companyUserId, { lock: true });
  const { muted } = chosen.preferences;
  const others: Preferences['muted'] = muted.filter((one) => one.reason !== reason || one.channel !== channel.email);
  if (others.length < muted.length === isMuted) return false;
  const wanted: Preferences['muted'] = isMuted ? [...others, { reason, channel: channel.email }] : others;
  await writePreferences(company, companyUserId, { ...chosen, preferences: { ...chosen.preferences, muted: wanted } });
  return true;
}
