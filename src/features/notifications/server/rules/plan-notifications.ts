import type { Language } from '#kernel/contract/locale.ts';
import type { Preferences } from '../../contract/preferences.ts';
import { channelNumber, type Channel, type OutsideChannel, type Reason } from '../../contract/reasons.ts';
import type { Subject } from '../subject.ts';
import { eachDay } from '#kernel/contract/days.ts';
import { isDue } from './due.ts';
import { deliveryTimeOf } from './delivery-time.ts';
import type { LocalHours, DeliveryTime } from './delivery-time.ts';
import { groupRecipients, recipientsOf } from './recipients.ts';
import type { ActiveRule, NotifiablePerson } from './recipients.ts';

/** A rule tells of a subject on a day. */
export interface DueSubject {
  rule: ActiveRule;
  subject: Subject;
  day: string;
}

/** A mail or SMS of a notification. */
export interface OutsideDelivery extends DeliveryTime {
  channel: OutsideChannel;
  to: string;
}

/** What one person is told of a subject by a rule on a day. */
export interface PlannedNotification extends DueSubject {
  /** Null for somebody invited, who is known by address only. */
  companyUserId: string | null;
  language: Language;
  inApp: boolean;
  outside: readonly OutsideDelivery[];
}

/** What rules meet when they tell. */
export interface NotificationContext extends LocalHours {
  people: readonly NotifiablePerson[];
  preferences: ReadonlyMap<string, Preferences>;
  /** Those who are away all day today. */
  away: ReadonlySet<string>;
}

/** What rules tell of on the days between two, both included, the earliest first. */
export function findDueSubjects(
  rules: readonly ActiveRule[],
  subjects: ReadonlyMap<Reason, readonly Subject[]>,
  days: { from: string; to: string },
): DueSubject[] {
  return eachDay(days.from, days.to).flatMap((day) =>
    rules.flatMap((rule) =>
      (subjects.get(rule.reason) ?? [])
        .filter((subject) => fitsActions(rule, subject) && isDue(rule, subject, day))
        .map((subject) => ({ rule, subject, day })),
    ),
  );
}

/** A rule that names actions tells of those alone. */
export function fitsActions({ actions }: Pick<ActiveRule, 'actions'>, { action }: Subject): boolean {
  return actions.length === 0 || (action !== undefined && actions.includes(action));
}

/** Who is told what, by which channel and when it may leave. One function for the engine and the simulator. */
export function planNotifications(dues: readonly DueSubject[], circumstances: NotificationContext): PlannedNotification[] {
  const circle = groupRecipients(circumstances.people);
  return dues.flatMap((due) =>
    [...recipientsOf(due.rule, due.subject, circle)].flatMap(([id, channels]) => {
      const planned = id === '' ? forInvited(due) : forPerson(due, circle.person(id), channels, circumstances);
      return planned && (planned.inApp || planned.outside.length > 0) ? [planned] : [];
    }),
  );
}

function forInvited(due: DueSubject): PlannedNotification | undefined {
  const { invited } = due.subject;
  if (!invited) return undefined;
  const outside = [{ channel: channelNumber.email, to: invited.email, leavesAt: null, isDigest: false }];
  return { ...due, companyUserId: null, language: invited.language, inApp: false, outside };
}

function forPerson(
  due: DueSubject,
  person: NotifiablePerson | undefined,
  channels: ReadonlySet<Channel>,
  at: NotificationContext,
): PlannedNotification | undefined {
  if (!person) return undefined;
  const { companyUserId, language } = person;
  const outside = outsideOf(person, channels, at, due.rule.reason);
  return { ...due, companyUserId, language, inApp: channels.has(channelNumber.inApp), outside };
}

/** What goes outside the product to somebody by these channels, as they like it. */
export function outsideOf(
  { companyUserId, email, mobile }: NotifiablePerson,
  channels: ReadonlySet<Channel>,
  at: NotificationContext,
  reason: Reason,
): OutsideDelivery[] {
  const preferences = at.preferences.get(companyUserId);
  if (preferences?.muteWhileAway && at.away.has(companyUserId)) return [];
  const addresses = [
    { channel: channelNumber.email, to: email },
    { channel: channelNumber.sms, to: mobile },
  ] as const;
  return addresses.flatMap(({ channel, to }) => {
    if (!to || !channels.has(channel)) return [];
    if (preferences?.muted.some((muted) => muted.reason === reason && muted.channel === channel)) return [];
    return [{ channel, to, ...deliveryTimeOf(at, channel, preferences) }];
  });
}
