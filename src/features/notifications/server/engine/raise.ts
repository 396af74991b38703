import type { Company } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import { channelNumber } from '../../contract/reasons.ts';
import type { Direction, Reason } from '../../contract/reasons.ts';
import type { Subject, PersonalNotification } from '../subject.ts';
import { fitsActions, outsideOf, planNotifications } from '../rules/plan-notifications.ts';
import type { DueSubject, PlannedNotification } from '../rules/plan-notifications.ts';
import type { ActiveRule } from '../rules/recipients.ts';
import { deliverPlanned } from './deliver-planned.ts';
import { loadNotificationContext } from './load-notification-context.ts';
import { readNotifyingCompany } from './store-engine.ts';

/** Reports a new event by the instant rules of its reason. A company without such a rule costs one query. */
export async function raiseSubjects(company: Company, services: Services, reason: Reason, subjects: readonly Subject[]): Promise<void> {
  if (subjects.length === 0) return;
  const { companyName, timeZone, isOn, rules } = await readNotifyingCompany(company, reason);
  const instant = rules.filter(({ difference }) => difference.direction === 'instant');
  const dues = instant.flatMap((rule): DueSubject[] =>
    subjects.filter((subject) => fitsActions(rule, subject)).map((subject) => ({ rule, subject, day: subject.date })),
  );
  if (!isOn || dues.length === 0) return;
  const circumstances = await loadNotificationContext({ company, services }, dues, { timeZone, now: services.clock.now() });
  await deliverPlanned({ company, services, companyName, circumstances }, planNotifications(dues, circumstances));
}

/** Notifies people without a rule, in a constant number of statements, of nothing that the company has turned off (roles.11); where it has turned notifications off, outside the product only. */
export async function notifyEach(company: Company, services: Services, tellings: readonly PersonalNotification[]): Promise<void> {
  if (tellings.length === 0) return;
  const { companyName, timeZone, isOn, isTurnedOff } = await readNotifyingCompany(company);
  const toTell = tellings.filter(({ reason }) => !isTurnedOff(reason));
  if (toTell.length === 0) return;
  const dues = toTell.map(({ reason, companyUserId, subject, channels }): DueSubject & Pick<PersonalNotification, 'companyUserId'> => ({
    rule: ownRule(reason, channels),
    subject: { ...subject, recipients: { relatedUser: [companyUserId] } },
    day: subject.date,
    companyUserId,
  }));
  const circumstances = await loadNotificationContext({ company, services }, dues, { timeZone, now: services.clock.now() });
  const people = new Map(circumstances.people.map((person) => [person.companyUserId, person]));
  const planned = dues.flatMap(({ companyUserId, ...due }): PlannedNotification[] => {
    const person = people.get(companyUserId);
    if (!person || person.email === null || person.state === 'inactive') return [];
    const channels = new Set(due.rule.channels);
    const outside = outsideOf(person, channels, circumstances, due.rule.reason);
    return [{ ...due, companyUserId, language: person.language, inApp: isOn && channels.has(channelNumber.inApp), outside }];
  });
  await deliverPlanned({ company, services, companyName, circumstances }, planned);
}

/**
 * Notifies people of what rules may tell as well, unless an active rule with this direction tells the related user in the product by itself: else
 * they would be told twice. Beside a rule that tells them by mail or SMS only, which they may have muted, they are told in the product.
 */
export async function notifyUnlessRule(
  company: Company,
  services: Services,
  { reason, direction }: { reason: Reason; direction: Direction },
  tellings: readonly Omit<PersonalNotification, 'reason'>[],
): Promise<void> {
  if (tellings.length === 0) return;
  const { rules } = await readNotifyingCompany(company, reason);
  const telling = rules.filter(({ difference, recipients }) => difference.direction === direction && recipients.includes('relatedUser'));
  if (telling.some(({ channels }) => channels.includes(channelNumber.inApp))) return;
  const channels = telling.length > 0 && ([channelNumber.inApp] as const);
  await notifyEach(
    company,
    services,
    tellings.map((one) => ({ ...one, reason, ...(channels && { channels }) })),
  );
}

function ownRule(reason: Reason, channels: PersonalNotification['channels']): ActiveRule {
  return {
    ruleId: 'own',
    reason,
    title: '',
    recipients: ['relatedUser'],
    difference: { direction: 'instant', days: 0 },
    repeatDays: null,
    date: null,
    channels: [...channels],
    actions: [],
    createdBy: null,
  };
}
