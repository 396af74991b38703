import type { Membership } from '#kernel/server/actor.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { judgeBeside, judgeRule } from '../../contract/judge-rule.ts';
import type { RuleCode } from '../../contract/judge-rule.ts';
import type { Rule, RuleFields } from '../../contract/rule.ts';
import { sourceOf } from '../engine/sources.ts';
import { lockRules, readRules } from '../store-rule.ts';
import type { RuleRow } from '../store-rule.ts';

/** A rule as its reader sees it: the creator edits, and a system admin may take over what a creator who has left made (decisions.md §8). */
export function shownRule(row: RuleRow, member: Membership): Rule {
  const { createdBy, createdByFullName, isCreatorActive, isCreatorAdmin: _isCreatorAdmin, ...rule } = row;
  const isOwn = createdBy === member.companyUserId;
  return {
    ...rule,
    createdBy: createdBy === null ? null : { companyUserId: createdBy, fullName: createdByFullName ?? '', isActive: isCreatorActive },
    permissions: { edit: isOwn, takeOver: !isOwn && !isCreatorActive && member.role === 'systemadmin' },
  };
}

type Code = 'common.NotFound' | 'common.Conflict' | 'notificationRules.RuleNotEditable' | 'notificationRules.RuleSetByAnotherAdmin';

interface Changing {
  company: Company;
  actor: { member: Membership };
  fail: (code: Code, status?: number, extra?: { details: { rule: Rule } }) => never;
}

interface Opened {
  row: RuleRow;
  /** The others of the company. */
  others: RuleRow[];
}

/** A rule that the caller may change, with all rules locked; refuses another's, and one that has changed since it was read. */
export async function openRule(
  { company, actor: { member }, fail }: Changing,
  wish: { ruleId: string; version?: number | undefined },
  { isTakingOver = false } = {},
): Promise<Opened> {
  await lockRules(company);
  const all = await readRules(company);
  const row = all.find(({ ruleId }) => ruleId === wish.ruleId) ?? fail('common.NotFound');
  const rule = shownRule(row, member);
  if (!rule.permissions.edit && !(isTakingOver && rule.permissions.takeOver))
    fail(row.isCreatorActive ? 'notificationRules.RuleSetByAnotherAdmin' : 'notificationRules.RuleNotEditable', 403);
  if (wish.version !== undefined && wish.version !== row.version) fail('common.Conflict', 409, { details: { rule } });
  return { row, others: all.filter((other) => other !== row) };
}

interface Judging {
  fail: (code: `notificationRules.${RuleCode}` | 'common.BadRequest', status?: number) => never;
}

/** Refuses what a rule may not say, or may not say beside the active others. */
export function requireGood({ fail }: Judging, rule: RuleFields, others: readonly RuleRow[]): void {
  if (!sourceOf(rule.reason)) fail('common.BadRequest');
  const [problem] = judgeRule(rule);
  if (problem) fail(`notificationRules.${problem.code}`, 400);
  requirePlace({ fail }, rule, others);
}

/** Refuses a rule that would tell the same people of the same thing as another active one. */
export function requirePlace(
  { fail }: { fail: (code: `notificationRules.${PlaceCode}`, status?: number) => never },
  rule: RuleFields,
  others: readonly RuleRow[],
): void {
  const clash = judgeBeside(
    rule,
    others.filter(({ isActive }) => isActive),
  );
  // Only these three come from beside.
  if (clash) fail(`notificationRules.${clash.code as PlaceCode}`, 409);
}

export type PlaceCode = 'IdenticalRuleExists' | 'OverlappingRuleExists' | 'OverlappingRecipients';

/** What the log keeps of a rule: what it says. */
export function loggedRule({ reason, title, recipients, difference, repeatDays, date, channels, actions }: RuleFields) {
  return {
    reason,
    title: title.trim(),
    recipients,
    direction: difference.direction,
    days: difference.days,
    repeatDays,
    date,
    channels,
    actions,
  };
}

/** The same rule, read again after it was changed. */
export async function ruleAgain(company: Company, member: Membership, ruleId: string): Promise<Rule> {
  const row = (await readRules(company)).find((one) => one.ruleId === ruleId);
  if (!row) throw new Error('A rule that was just written is there.');
  return shownRule(row, member);
}
