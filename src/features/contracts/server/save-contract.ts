import { memberByPerson, membersByPerson } from '#features/people/server/public.ts';
import { readParty } from '#features/parties/server/public.ts';
import type { FieldError } from '#kernel/contract/errors.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { newId } from '#kernel/server/id.ts';
import type { NotificationInput } from '../contract/fields.ts';
import type { Deadline } from '../contract/rules/deadline.ts';
import { offeredDays } from '../contract/rules/notification-days.ts';
import { changesOf, rebuildNotifications, type ShownChange } from '../contract/rules/rebuild-notifications.ts';
import { isSame } from './log-contract.ts';
import { mayBeResponsible } from './policy.ts';
import type { ContractContent, NotificationRow, StoredContract } from './store-contract.ts';
import type { StoredNotification } from './store-notifications.ts';

export type SaveCode = 'contracts.NotResponsible' | 'contracts.NotRecipient' | 'contracts.UnknownParty';
type SaveCall = Pick<CallContext<SaveCode>, 'company' | 'services' | 'fail'>;

/** The channels of suggested notifications: in the product and by e-mail. */
const suggestedChannels: StoredNotification['channels'] = [1, 2];

/** Refuses what does not fit together in a contract. */
export function requireConsistent(
  fail: CallContext['fail'],
  { startDate, endDate, noticePeriod }: Pick<ContractContent, 'startDate' | 'endDate' | 'noticePeriod'>,
  notifications: readonly { when: number }[] = [],
): void {
  const offered = offeredDays(noticePeriod);
  const errors: FieldError[] = notifications.flatMap(({ when }, place) =>
    offered.includes(when) ? [] : [{ path: `contract.notifications[${place}].when`, code: 'select' as const }],
  );
  if (startDate !== null && endDate !== null && endDate < startDate) errors.unshift({ path: 'contract.endDate', code: 'endBeforeStart' });
  if (errors.length > 0) fail('common.BadRequest', 400, { fieldErrors: errors });
}

/**
 * Refuses somebody who may not be responsible for contracts. The caller holds `lockReportingLines`, taken before any contract, so that they
 * are not deactivated until the commit (contracts.16).
 */
export async function requireResponsible(
  call: Pick<CallContext<'contracts.NotResponsible'>, 'company' | 'services' | 'fail'>,
  id: string,
): Promise<void> {
  const member = (await memberByPerson(call, id)) ?? call.fail('common.NotFound');
  if (!mayBeResponsible(member)) call.fail('contracts.NotResponsible');
}

/** Refuses a party that is not there; it is locked, so that it is not deleted meanwhile. */
export async function requireParty({ company, fail }: SaveCall, partyId: string | null): Promise<void> {
  if (partyId !== null && !(await readParty(company, partyId, { lock: true }))) fail('contracts.UnknownParty');
}

/** Refuses people who cannot be told. */
export async function requireRecipients(call: SaveCall, notifications: readonly { recipient: string | null }[]): Promise<void> {
  const ids = [...new Set(notifications.flatMap(({ recipient }) => recipient ?? []))];
  const members = ids.length === 0 ? new Map() : await membersByPerson(call, ids);
  if (ids.some((id) => members.get(id)?.state !== 'active')) call.fail('contracts.NotRecipient');
}

/** Notifications as they are stored: those that are there already keep their ids, and stay suggested while nobody has changed when, how or to whom they go. */
export function storedNotifications(inputs: readonly NotificationInput[], known: readonly NotificationRow[] = []): StoredNotification[] {
  const free = new Map(known.map((one) => [one.notificationId, one]));
  return inputs.map(({ notificationId, ...input }) => {
    const former = notificationId === undefined ? undefined : free.get(notificationId);
    if (former) free.delete(former.notificationId);
    return {
      ...input,
      notificationId: former?.notificationId ?? newId(),
      isSuggested: former?.isSuggested === true && sendingOf(former) === sendingOf(input),
    };
  });
}

const sendingOf = ({ when, channels, recipient }: Pick<NotificationRow, 'when' | 'channels' | 'recipient'>): string =>
  JSON.stringify([when, channels, recipient]);

/** Suggested notifications as they are stored: to whoever is responsible; off when all of the contract were turned off. */
export function storedSuggestions(
  suggested: readonly { type: 1 | 2; when: number }[],
  former: readonly Pick<NotificationRow, 'active'>[] = [],
): StoredNotification[] {
  const active = former.length === 0 || former.some((one) => one.active);
  return suggested.map((one) => ({
    ...one,
    notificationId: newId(),
    channels: [...suggestedChannels],
    recipient: null,
    active,
    isSuggested: true,
  }));
}

/** A contract whose notifications that name the former responsible go to the new one (contracts.93). */
export function followed(stored: StoredContract, responsibleId: string | null): StoredContract {
  const { responsibleId: former, notifications } = stored;
  if (former === null || responsibleId === former) return stored;
  return { ...stored, notifications: notifications.map((one) => (one.recipient === former ? { ...one, recipient: null } : one)) };
}

/** When the dates have moved, the notifications that were suggested are made anew (contracts.13). */
export function movedNotifications(
  stored: StoredContract,
  before: Deadline,
  { content, deadline, today }: { content: ContractContent; deadline: Deadline; today: string },
): { notifications: StoredNotification[]; shown: ShownChange[] } {
  const hasMoved = !isSame(
    [before.type, before.termEnd, before.noticeDate, stored.noticePeriod],
    [deadline.type, deadline.termEnd, deadline.noticeDate, content.noticePeriod],
  );
  if (!hasMoved) return { notifications: stored.notifications, shown: [] };
  const remade = rebuildNotifications(stored.notifications, deadline, content.noticePeriod);
  return {
    notifications: [...remade.kept, ...storedSuggestions(remade.added, stored.notifications)],
    shown: changesOf(remade, before, { deadline, today }),
  };
}
