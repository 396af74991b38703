import type { RuleFields } from '#features/notifications/contract/rule.ts';
import { carryOut } from '#features/notifications/server/engine/carry-out.ts';
import { circumstancesOf } from '#features/notifications/server/engine/circumstances-of.ts';
import { subjectsOf } from '#features/notifications/server/engine/evaluate.ts';
import { readTeller } from '#features/notifications/server/engine/store-engine.ts';
import { makeWelcomeRules } from '#features/notifications/server/public.ts';
import { addDays } from '#features/notifications/server/rules/days.ts';
import { momentOf } from '#features/notifications/server/rules/local-time.ts';
import { duesOf, plan, type Due } from '#features/notifications/server/rules/plan.ts';
import { insertRule } from '#features/notifications/server/store-rule.ts';
import { reasonName } from '#features/notifications/server/sentence.ts';
import type { PersonRecord } from '#features/people/server/person-record.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { newId } from '#kernel/server/id.ts';
import type { Services } from '#kernel/server/services.ts';
import { markOldRead } from './store-demo.ts';

interface Stage {
  company: Company;
  services: Services;
  /** The first of them makes the rules. */
  people: readonly PersonRecord[];
  now: Date;
  today: string;
}

/** For so many days back the bells are filled. */
const daysBack = 10;
const dayBegins = '07:00';

/** Gives a demo company its rules and two of its own, and fills the bells with what they would have told lately; no mail leaves. */
export async function addNotifications({ company, services, people, now, today }: Stage): Promise<void> {
  const [director] = people;
  if (!director) return;
  await makeWelcomeRules(company, { by: director.id, now, language: 'no', audit: () => undefined });
  for (const rule of ownRules(today)) await insertRule(company, { ruleId: newId(), rule, by: director.id, now });
  const { companyName, timeZone, rules } = await readTeller(company);
  const days = { from: addDays(today, -daysBack), to: today };
  const dues = duesOf(rules, await subjectsOf(company, services, rules, days), days).filter((due) => isWorthIt(due, today));
  const circumstances = await circumstancesOf(company, dues, { timeZone, now });
  const planned = plan(dues, circumstances).map((one) => ({ ...one, outside: [] }));
  for (const [day, told] of Map.groupBy(planned, ({ day: of }) => of)) {
    const morning = momentOf({ day, time: dayBegins }, timeZone);
    await carryOut({ company, services, companyName, circumstances: { ...circumstances, now: morning < now ? morning : now } }, told);
  }
  await markOldRead(company, momentOf({ day: addDays(today, -2), time: dayBegins }, timeZone));
}

/** Holidays of long ago were written down with the company. */
function isWorthIt({ rule, subject }: Due, today: string): boolean {
  return rule.reason !== 'AbsenceRequestNotificationEmployees' || (subject.facts.absence?.startDate ?? today) > today;
}

function ownRules(today: string): RuleFields[] {
  const channels: RuleFields['channels'] = [1];
  const usual = { description: '', repeatDays: null, date: null, channels, actions: [] };
  const instant = { direction: 'instant', days: 0 } as const;
  return [
    {
      ...usual,
      reason: 'PromptToAddAbsence',
      title: reasonName('PromptToAddAbsence', 'no'),
      description: 'Før året er omme.',
      recipients: ['relatedUser'],
      difference: instant,
      date: today,
    },
    { ...usual, reason: 'CompanyReport', title: 'Ukesrapport', recipients: ['allSystemAdmins'], difference: instant, repeatDays: 7 },
  ];
}
