import type { Change } from '#kernel/server/audit.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { newId } from '#kernel/server/id.ts';
import { findRuleConflict } from '../contract/validate-rule.ts';
import type { RuleFields } from '../contract/rule.ts';
import { loggedRule } from './rule-calls/open-rule.ts';
import { insertRule, lockRules, readRules } from './store-rule.ts';

interface Welcome {
  /** The user who opens the calendar, and becomes the creator of the rules; null for the product. */
  by: string | null;
  now: Date;
  audit: (change: Change) => void;
}

const inApp = 1;
const email = 2;
/** What these rules share; without a title, each has the name of its reason (notifications.25). */
const once = { title: '', description: '', repeatDays: null, date: null, actions: [] };

/** A company's initial rules (notifications.14). */
const beginning: readonly RuleFields[] = [
  {
    ...once,
    reason: 'AbsenceRequestNotificationAdmins',
    recipients: ['reportingManager'],
    difference: { direction: 'instant', days: 0 },
    channels: [inApp, email],
  },
  {
    ...once,
    reason: 'AbsenceRequestNotificationEmployees',
    recipients: ['relatedUser'],
    difference: { direction: 'instant', days: 0 },
    channels: [inApp, email],
  },
  {
    ...once,
    reason: 'Birthday',
    recipients: ['reportingManager'],
    difference: { direction: 'before', days: 1 },
    channels: [inApp, email],
  },
];

/** Creates a company's initial rules, except those that duplicate an existing one. */
export async function makeWelcomeRules(company: Company, { by, now, audit }: Welcome): Promise<void> {
  await lockRules(company);
  const others = await readRules(company);
  for (const rule of beginning) {
    if (findRuleConflict(rule, others)) continue;
    const ruleId = newId();
    await insertRule(company, { ruleId, rule, by, now });
    audit({ entity: 'notificationRule', entityId: ruleId, after: loggedRule(rule) });
  }
}
