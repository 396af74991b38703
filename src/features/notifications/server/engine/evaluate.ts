import type { Company } from '#kernel/server/database/unit.ts';
import { forEachConcurrent } from '#kernel/server/for-each-concurrent.ts';
import type { Services } from '#kernel/server/services.ts';
import { readCompanyIds } from '#kernel/server/store-companies.ts';
import type { Reason } from '../../contract/reasons.ts';
import type { Subject } from '../subject.ts';
import { addDays } from '#kernel/contract/days.ts';
import { instantReasons, subjectDays } from '../rules/due.ts';
import { localTime, momentOf } from '../rules/local-time.ts';
import { findDueSubjects, planNotifications } from '../rules/plan-notifications.ts';
import type { DueSubject } from '../rules/plan-notifications.ts';
import type { ActiveRule } from '../rules/recipients.ts';
import { dropMissedRepeats } from '../rules/due-subjects.ts';
import { deliverPlanned } from './deliver-planned.ts';
import { loadNotificationContext } from './load-notification-context.ts';
import { reasonSources } from './sources.ts';
import { beginEvaluation, endEvaluation, lockEvaluation, readEvaluation } from './store-evaluation.ts';
import { readNotifyingCompany } from './store-engine.ts';
import type { NotifyingCompany } from './store-engine.ts';

/** When a company's day starts, in its time zone. */
const dayBegins = '07:00';
/** Older events are not reported. */
const maxDays = 14;

/** Evaluates every company whose day has started. A failure is logged and retried, and does not affect the other companies. */
export async function evaluateCompanies(services: Services): Promise<void> {
  const { database, log } = services;
  const failed: number[] = [];
  await forEachConcurrent(await database.transaction(readCompanyIds), async (companyId) => {
    try {
      await evaluateCompany(services, companyId);
    } catch (error) {
      failed.push(companyId);
      log.error({ err: error, companyId }, 'the notifications of a day failed');
    }
  });
  if (failed.length > 0) throw new Error(`The notifications of ${failed.length} companies failed: ${failed.slice(0, 20).join(', ')}`);
}

/**
 * Evaluates the started days of one company that are not evaluated yet: notifications and progress are written in one transaction. Its commit need
 * not wait for the disk: if it were lost, the progress would be lost too, and mails are claimed by a later commit that waits for both.
 */
export async function evaluateCompany(services: Services, companyId: number): Promise<void> {
  await services.database.forCompany(companyId, (company) => evaluateDays(company, services), { canBeRedone: true });
}

async function evaluateDays(company: Company, services: Services): Promise<void> {
  const known = await readEvaluation(company);
  if (!known) return;
  const today = lastBegun(known.timeZone, services.clock.now());
  if (known.evaluatedThrough !== null && known.evaluatedThrough >= today) return;
  if (known.evaluatedThrough === null) await beginEvaluation(company, addDays(today, -1));
  const [through, notifying] = await Promise.all([lockEvaluation(company), readNotifyingCompany(company)]);
  if (through === undefined || through >= today) return;
  const first = addDays(through, 1);
  const earliest = addDays(today, 1 - maxDays);
  await notifyOfDays(company, services, notifying, { from: first < earliest ? earliest : first, to: today });
  await endEvaluation(company, today);
}

function lastBegun(timeZone: string, now: Date): string {
  const { day, time } = localTime(timeZone, now);
  return time >= dayBegins ? day : addDays(day, -1);
}

interface Days {
  from: string;
  to: string;
}

async function notifyOfDays(company: Company, services: Services, notifying: NotifyingCompany, days: Days): Promise<void> {
  const { companyName, timeZone, isOn, rules } = notifying;
  if (!isOn || rules.length === 0) return;
  const subjects = await subjectsOf(company, services, rules, days);
  const since = new Map(rules.map((rule) => [rule.ruleId, rule.since]));
  const isNews = ({ rule, subject, day }: DueSubject) =>
    // Events are reported when they happen; a rule does not report days before its creation.
    day >= (since.get(rule.ruleId) ?? day) && !(isInstantOfHappening(rule) && day === subject.date);
  const dues = dropMissedRepeats(findDueSubjects(rules, subjects, days).filter(isNews));
  if (dues.length === 0) return;
  const clock = { timeZone, now: services.clock.now(), since: momentOf({ day: days.to, time: dayBegins }, timeZone) };
  const circumstances = await loadNotificationContext({ company, services }, dues, clock);
  await deliverPlanned({ company, services, companyName, circumstances }, planNotifications(dues, circumstances));
}

function isInstantOfHappening({ reason, difference }: ActiveRule): boolean {
  return instantReasons.has(reason) && difference.direction === 'instant';
}

/** The subjects that rules may report on these days, with one query per reason. */
export async function subjectsOf(
  company: Company,
  services: Services,
  rules: readonly ActiveRule[],
  days: Days,
): Promise<Map<Reason, readonly Subject[]>> {
  const sources = services.registers.of(reasonSources);
  const found = new Map<Reason, readonly Subject[]>();
  for (const reason of new Set(rules.map((rule) => rule.reason))) {
    const window = subjectDays(
      rules.filter((rule) => rule.reason === reason),
      days,
    );
    found.set(reason, (await sources.get(reason)?.subjects(company, services, window)) ?? []);
  }
  return found;
}
