import type { CallContext } from '#kernel/server/call-context.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { generateNotifications as generateContract, silenceNotifications as silenceContract } from '../contract/endpoints.ts';
import { changesOf, rebuildNotifications, silentSuggestions } from '../contract/rules/rebuild-notifications.ts';
import { countedOf } from './deadline-day.ts';
import { notifyWhenSaved } from './jobs.ts';
import { contractChange, loggedContract } from './log-contract.ts';
import { openToChange, reloadContract, type OpenedContract } from './open-contract.ts';
import { storedSuggestions } from './save-contract.ts';
import { writeContract } from './store-contract.ts';
import { writeNotifications, type StoredNotification } from './store-notifications.ts';

/** Makes the notifications that are suggested for the dates of a contract, and turns on those of them that are there (contracts.12, contracts.91). */
export const generateNotifications: Handler<typeof generateContract> = async (context, { body }) => {
  const { fail } = context;
  const opened = await openToChange(context, body, 'notifications');
  const { contract: stored, deadline, day } = opened;
  if (deadline.termEnd === null || deadline.state !== 'upcoming') fail('contracts.NoDates');
  const remade = rebuildNotifications(stored.notifications, deadline, stored.noticePeriod);
  const turnedOn = silentSuggestions(remade.kept, deadline, stored.noticePeriod);
  const remaining = remade.kept.map((one) => (turnedOn.includes(one) ? { ...one, active: true } : one));
  await save(context, opened, { hasNotification: true, notifications: [...remaining, ...storedSuggestions(remade.added)] });
  return {
    contract: await reloadContract(context, stored.contractId, day),
    notificationChanges: changesOf({ ...remade, turnedOn }, deadline, { deadline, today: day.today }),
  };
};

/** Turns all notifications of a contract off. */
export const silenceNotifications: Handler<typeof silenceContract> = async (context, { body }) => {
  const opened = await openToChange(context, body, 'notifications');
  const { contract: stored, day } = opened;
  const turnedOff = stored.notifications.filter(({ active }) => active).length;
  const notifications = stored.notifications.map((one) => ({ ...one, active: false }));
  if (turnedOff > 0) await save(context, opened, { hasNotification: stored.hasNotification, notifications });
  return { contract: await reloadContract(context, stored.contractId, day), turnedOff };
};

async function save(
  context: Pick<CallContext, 'company' | 'services' | 'actor' | 'now' | 'today' | 'audit'>,
  { contract: stored, deadline }: OpenedContract,
  { hasNotification, notifications }: { hasNotification: boolean; notifications: readonly StoredNotification[] },
): Promise<void> {
  const { company, actor, now, audit } = context;
  const { contractId } = stored;
  const content = { ...stored, hasNotification };
  await writeContract(company, { contractId, content, counted: countedOf(deadline), by: actor.member.companyUserId, now });
  await writeNotifications(company, contractId, notifications);
  await notifyWhenSaved(context, [{ contractId, content, notifications }]);
  audit(contractChange(contractId, loggedContract(stored, stored.notifications), loggedContract(content, notifications)));
}
