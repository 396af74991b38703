import type { Company } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import { channel } from '../../contract/reasons.ts';
import type { Reason } from '../../contract/reasons.ts';
import type { Subject, Telling } from '../public.ts';
import { fitsActions, outsideOf, plan } from '../rules/plan.ts';
import type { Due, Planned } from '../rules/plan.ts';
import type { ActiveRule } from '../rules/recipients.ts';
import { carryOut } from './carry-out.ts';
import { circumstancesOf } from './circumstances-of.ts';
import { readTeller } from './store-engine.ts';

/** Tells of what just happened by the instant rules of its reason. A company without such a rule is asked one question. */
export async function raiseSubjects(company: Company, services: Services, reason: Reason, subjects: readonly Subject[]): Promise<void> {
  if (subjects.length === 0) return;
  const { companyName, timeZone, isOn, rules } = await readTeller(company, reason);
  const instant = rules.filter(({ difference }) => difference.direction === 'instant');
  const dues = instant.flatMap((rule): Due[] =>
    subjects.filter((subject) => fitsActions(rule, subject)).map((subject) => ({ rule, subject, day: subject.date })),
  );
  if (!isOn || dues.length === 0) return;
  const circumstances = await circumstancesOf(company, dues, { timeZone, now: services.clock.now() });
  await carryOut({ company, services, companyName, circumstances }, plan(dues, circumstances));
}

/** Tells people without a rule, each as by a rule that says just this; a constant number of statements however many. */
export async function tellEach(company: Company, services: Services, tellings: readonly Telling[]): Promise<void> {
  if (tellings.length === 0) return;
  const { companyName, timeZone, isOn } = await readTeller(company);
  if (!isOn) return;
  const dues = tellings.map(({ reason, companyUserId, subject, channels }): Due & Pick<Telling, 'companyUserId'> => ({
    rule: ownRule(reason, channels),
    subject: { ...subject, recipients: { relatedUser: [companyUserId] } },
    day: subject.date,
    companyUserId,
  }));
  const circumstances = await circumstancesOf(company, dues, { timeZone, now: services.clock.now() });
  const people = new Map(circumstances.people.map((person) => [person.companyUserId, person]));
  const planned = dues.flatMap(({ companyUserId, ...due }): Planned[] => {
    const person = people.get(companyUserId);
    if (!person || person.email === null || person.state === 'inactive') return [];
    const channels = new Set(due.rule.channels);
    const outside = outsideOf(person, channels, circumstances, due.rule.reason);
    return [{ ...due, companyUserId, language: person.language, inApp: channels.has(channel.inApp), outside }];
  });
  await carryOut({ company, services, companyName, circumstances }, planned);
}

function ownRule(reason: Reason, channels: Telling['channels']): ActiveRule {
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
