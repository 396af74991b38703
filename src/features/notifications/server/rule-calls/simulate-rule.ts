import type { Language } from '#kernel/contract/locale.ts';
import type { Services } from '#kernel/server/services.ts';
import type { Handler } from '#kernel/server/serve.ts';
import { channelNumber } from '../../contract/reasons.ts';
import type { simulateRule as contract } from '../../contract/endpoints-rules.ts';
import { loadNotificationContext } from '../engine/load-notification-context.ts';
import { subjectsOf } from '../engine/evaluate.ts';
import { addDays } from '#kernel/contract/days.ts';
import { findDueSubjects, planNotifications } from '../rules/plan-notifications.ts';
import type { PlannedNotification } from '../rules/plan-notifications.ts';
import type { NotifiablePerson } from '../rules/recipients.ts';
import type { Subject } from '../subject.ts';
import { viewOf } from '../engine/sources.ts';
import { requireValidRule } from './open-rule.ts';

const simulatedDays = 90;
const maxListed = 200;
const maxRecipients = 50;

/** What a rule would have sent in the last 90 days: the engine's plan, without delivery. */
export const simulateRule: Handler<typeof contract> = async ({ company, actor, services, call, now, today, fail }, { body: { rule } }) => {
  // The permission of an API key opens rules, and not the areas whose events are listed (notifications.23).
  if (actor.via === 'apiKey') fail('authentication.NotWithApiKey', 403);
  requireValidRule({ services, fail }, rule, []);
  const { companyUserId, timeZone } = actor.member;
  const period = { from: addDays(today, 1 - simulatedDays), to: today };
  const simulated = { ...rule, ruleId: '', createdBy: companyUserId };
  const found = findDueSubjects([simulated], await subjectsOf(company, services, [simulated], period), period);
  // Not even counted: a number tells that there is a plan about whoever simulates (plans.25).
  const dues = found.filter(({ subject }) => subject.hiddenFrom !== companyUserId);
  const circumstances = await loadNotificationContext({ company, services }, dues, { timeZone, now, since: now });
  const planned = planNotifications(dues, circumstances);
  const people = new Map(circumstances.people.map((person) => [person.companyUserId, person]));
  const counted = countsOf(planned, people);
  const shown = planned.filter(({ subject }) => isShownTo(subject, companyUserId));
  return {
    ...period,
    total: planned.length,
    notShown: planned.length - shown.length,
    recipients: counted.length,
    sent: shown
      .slice(-maxListed)
      .toReversed()
      .map((one) => shownOf(one, people, { services, language: call.language, companyUserId })),
    byRecipient: counted.slice(0, maxRecipients),
  };
};

type People = ReadonlyMap<string, NotifiablePerson>;

/** What is told of private and closed things is counted only; a reminder is shown to whoever wrote it. */
function isShownTo({ only }: Subject, companyUserId: string): boolean {
  return only?.includes(companyUserId) ?? true;
}

/** An invited person, who has no name yet, is shown as their address. */
function recipientName({ companyUserId, outside }: PlannedNotification, people: People): string {
  const person = people.get(companyUserId ?? '');
  return person ? fullName(person) : (outside[0]?.to ?? '');
}

function fullName({ firstName, lastName }: NotifiablePerson): string {
  return `${firstName} ${lastName}`;
}

/** The recipients with the most notifications first. */
function countsOf(planned: readonly PlannedNotification[], people: People): { fullName: string; count: number }[] {
  const counts = new Map<string, { fullName: string; count: number }>();
  for (const one of planned) {
    const key = one.companyUserId ?? recipientName(one, people);
    const known = counts.get(key);
    counts.set(key, { fullName: recipientName(one, people), count: (known?.count ?? 0) + 1 });
  }
  return [...counts.values()].toSorted((one, other) => other.count - one.count || one.fullName.localeCompare(other.fullName, 'nb'));
}

function shownOf(
  one: PlannedNotification,
  people: People,
  { services, language, companyUserId: reader }: { services: Pick<Services, 'registers'>; language: Language; companyUserId: string },
) {
  const { subject, day, companyUserId } = one;
  const related = people.get(subject.companyUserId ?? '') ?? null;
  // What only the recipient may read is not in the sentence that others read.
  const isOwn = companyUserId === subject.companyUserId && companyUserId === reader;
  return {
    day,
    // As it would have read on that day, for whoever simulates it.
    description: viewOf(services, one.rule.reason).sentence({
      reason: one.rule.reason,
      facts: subject.facts,
      related,
      language,
      today: day,
      isOwn,
    }),
    recipientCompanyUserId: companyUserId,
    recipientFullName: recipientName(one, people),
    channels: [...(one.inApp ? [channelNumber.inApp] : []), ...one.outside.map(({ channel }) => channel)],
  };
}
