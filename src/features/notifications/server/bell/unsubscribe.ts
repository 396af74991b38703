import type { Company } from '#kernel/server/database/unit.ts';
import { requireRate } from '#kernel/server/rate-limit.ts';
import { twoStepHandler } from '#kernel/server/serve.ts';
import type { unsubscribe as contract } from '../../contract/endpoints-bell.ts';
import { channelNumber, reasons } from '../../contract/reasons.ts';
import type { Reason } from '../../contract/reasons.ts';
import type { Preferences } from '../../contract/preferences.ts';
import { subscriptionOf, type Subscription } from '../unsubscribe-secret.ts';
import { readPreferences, readSubscriber, writePreferences } from './store-preferences.ts';

/** Unsubscribes the recipient of a mail, without sign-in, or undoes it. Repeating it is harmless. */
export const unsubscribe = twoStepHandler<typeof contract, void>(
  ({ services, call }) => requireRate(services, { key: `unsubscribe|${call.ip}`, limit: 60, windowSeconds: 900 }),
  async ({ company: unit, services, fail, audit }, { query, body }) => {
    const of = subscriptionOf(services.secrets, body?.secret ?? query.secret ?? '') ?? fail('notificationRules.InvalidLink', 404);
    const company = await services.database.enter(unit, of.companyId);
    const subscriber = (await readSubscriber(company, of.companyUserId)) ?? fail('notificationRules.InvalidLink', 404);
    const isMuted = body?.undo !== true;
    const among = isMuted || !body?.changed?.length ? reasonsOf(of) : reasonsOf(of).filter((reason) => body.changed?.includes(reason));
    const changed = await mute(company, of.companyUserId, { reasons: among, isMuted });
    if (changed.length > 0) {
      const muted = changed.map((reason) => ({ reason, channel: channelNumber.email }));
      audit(
        { entity: 'notificationPreference', entityId: of.companyUserId, ...(isMuted ? { after: { muted } } : { before: { muted } }) },
        company,
      );
    }
    return { companyName: subscriber.companyName, reason: of.about === 'digest' ? null : of.about, isMuted, changed };
  },
);

function reasonsOf({ about }: Subscription): readonly Reason[] {
  return about === 'digest' ? reasons : [about];
}

/** Returns the reasons whose setting changed. */
async function mute(
  company: Company,
  companyUserId: string,
  { reasons: which, isMuted }: { reasons: readonly Reason[]; isMuted: boolean },
): Promise<Reason[]> {
  const { preferences } = await readPreferences(company, companyUserId);
  const { muted } = preferences;
  const isOff = (reason: Reason) => muted.some((one) => one.reason === reason && one.channel === channelNumber.email);
  const changed = which.filter((reason) => isOff(reason) !== isMuted);
  if (changed.length === 0) return [];
  const others: Preferences['muted'] = muted.filter((one) => one.channel !== channelNumber.email || !changed.includes(one.reason));
  const added: Preferences['muted'] = isMuted ? changed.map((reason) => ({ reason, channel: channelNumber.email })) : [];
  await writePreferences(company, companyUserId, { ...preferences, muted: [...others, ...added] });
  return changed;
}
