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

/** A subject that a rule reports on a day. */
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

/** A notification of one person about a subject, by a rule on a day. */
export interface PlannedNotification extends DueSubject {
  /** Null for an invited person, who is known by address only. */
  companyUserId: string | null;
  language: Language;
  inApp: boolean;
  outside: readonly OutsideDelivery[];
}

/** The people and settings needed for planning notifications. */
export interface NotificationContext extends LocalHours {
  people: readonly NotifiablePerson[];
  preferences: ReadonlyMap<string, Preferences>;
  /** People who are absent all day today. */
  away: ReadonlySet<string>;
}

/** The subjects that rules report between two days, inclusive, earliest first. */
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

/** A rule with actions reports only those. */
export function fitsActions({ actions }: Pick<ActiveRule, 'actions'>, { action }: Subject): boolean {
  return actions.length === 0 || (action !== undefined && actions.includes(action));
}

/** Who gets which notification, by which channel and when. Shared by the engine and the simulator. */
export function planNotifications(dues: readonly DueSubject[], circumstances: NotificationContext): PlannedNotification[] {
  const circle = groupRecipients(circumstances.people);
  return dues.flatMap((due) =>
    [...recipientsOf(due.rule, due.subject, circle)].flatMap(([id, channels]) => {
      const planned = id === '' ? forInvited(due, circumstances) : forPerson(due, circle.person(id), channels, circumstances);
      return planned && (planned.inApp || planned.outside.length > 0) ? [planned] : [];
    }),
  );
}

/** A mail to the address that was invited; it leaves at once, and not what somebody with an account has muted. */
function forInvited(due: DueSubject, at: NotificationContext): PlannedNotification | undefined {
  const { invited, companyUserId: related } = due.subject;
  if (!invited) return undefined;
  const person = { companyUserId: (invited.hasAccount && related) || '', email: invited.email, mobile: null };
  if (outsideOf(person, new Set([channelNumber.email]), at, due.rule.reason).length === 0) return undefined;
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

/** A person's mails and SMS by these channels, according to their settings. */
export function outsideOf(
  { companyUserId, email, mobile }: Pick<NotifiablePerson, 'companyUserId' | 'email' | 'mobile'>,
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
