import type { Company } from '#kernel/server/database/unit.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { unsubscribe as contract } from '../../contract/endpoints-bell.ts';
import { channelNumber, reasons } from '../../contract/reasons.ts';
import type { Reason } from '../../contract/reasons.ts';
import type { Preferences } from '../../contract/preferences.ts';
import { subscriptionIn } from '../unsubscribe-secret.ts';
import { readPreferences, readSubscriber, writePreferences } from './store-preferences.ts';

/** Unsubscribes the recipient of a mail, without sign-in, or undoes it. Repeating it is harmless. */
export const unsubscribe: Handler<typeof contract> = async ({ company, target, fail, audit }, { body }) => {
  const { companyUserId, about } = subscriptionIn(target);
  const subscriber = (await readSubscriber(company, companyUserId)) ?? fail('notificationRules.InvalidLink', 404);
  const isMuted = body?.undo !== true;
  const all = about === 'digest' ? reasons : [about];
  const among = isMuted || !body?.changed?.length ? all : all.filter((reason) => body.changed?.includes(reason));
  const changed = await mute(company, companyUserId, { reasons: among, isMuted });
  if (changed.length > 0) {
    const muted = changed.map((reason) => ({ reason, channel: channelNumber.email }));
    const values = isMuted ? { after: { muted } } : { before: { muted } };
    audit({ entity: 'notificationPreference', entityId: companyUserId, companyUserId, ...values });
  }
  return { companyName: subscriber.companyName, reason: about === 'digest' ? null : about, isMuted, changed };
};

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
