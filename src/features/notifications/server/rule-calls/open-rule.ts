import type { Language } from '#kernel/contract/locale.ts';
import type { CallContext, MemberActor } from '#kernel/server/call-context.ts';
import type { Fail } from '#kernel/server/failure.ts';
import { refuseStale } from '#kernel/server/refuse-stale.ts';
import type { Services } from '#kernel/server/services.ts';
import { findRuleConflict, validateRule } from '../../contract/validate-rule.ts';
import type { ConflictCode, RuleCode } from '../../contract/validate-rule.ts';
import type { Rule, RuleFields } from '../../contract/rule.ts';
import { offeredReasons } from '../engine/sources.ts';
import { hasGivenTitle, ruleTitle } from '../reason-words.ts';
import { lockRules, readRules } from '../store-rule.ts';
import type { RuleRow } from '../store-rule.ts';

/** Whose permissions an answer carries, and in whose language. */
interface RuleReader {
  actor: Pick<MemberActor, 'member'>;
  call: { language: Language };
  services: Pick<Services, 'roleTable'>;
}

/** Whether the creator still works here and may edit rules. */
function mayCreatorEdit({ services: { roleTable } }: Pick<RuleReader, 'services'>, { isCreatorActive, creatorRole }: RuleRow): boolean {
  return isCreatorActive && creatorRole !== null && roleTable.permissionsOf(creatorRole).has('NotificationRules');
}

/** A rule in the form of the answer: its creator may edit it, and a system admin may take over the rule of a creator who has left or may no longer edit rules (notifications.6). */
export function presentRule(row: RuleRow, reader: RuleReader): Rule {
  const { member } = reader.actor;
  const { createdBy, createdByFullName, isCreatorActive, creatorRole: _creatorRole, ...rule } = row;
  const isOwn = createdBy === member.companyUserId;
  const mayEdit = mayCreatorEdit(reader, row);
  return {
    ...rule,
    title: ruleTitle(row, reader.call.language),
    createdBy:
      createdBy === null ? null : { companyUserId: createdBy, fullName: createdByFullName ?? '', isActive: isCreatorActive, mayEdit },
    permissions: { edit: isOwn, takeOver: !isOwn && !mayEdit && member.role === 'systemadmin' },
  };
}

type RuleCall = Pick<CallContext<'notificationRules.RuleNotEditable' | 'notificationRules.RuleSetByAnotherAdmin'>, 'company' | 'fail'> &
  RuleReader;

interface Opened {
  row: RuleRow;
  /** The company's other rules. */
  others: RuleRow[];
}

/** A rule that the caller may change, with all rules locked; refuses another user's rule, and one that has changed since it was read. */
export async function openRule(
  { company, fail, ...reader }: RuleCall,
  reference: { ruleId: string; version?: number | undefined },
  { isTakingOver = false } = {},
): Promise<Opened> {
  await lockRules(company);
  const all = await readRules(company);
  const row = all.find(({ ruleId }) => ruleId === reference.ruleId) ?? fail('common.NotFound');
  const rule = presentRule(row, reader);
  if (!rule.permissions.edit && !(isTakingOver && rule.permissions.takeOver))
    fail(mayCreatorEdit(reader, row) ? 'notificationRules.RuleSetByAnotherAdmin' : 'notificationRules.RuleNotEditable', 403);
  await refuseStale(fail, { read: reference.version, stored: row.version }, () => ({ rule }));
  return { row, others: all.filter((other) => other !== row) };
}

type RuleCheck = Pick<CallContext<`notificationRules.${RuleCode}`>, 'services' | 'fail'>;

/** Refuses an invalid rule, or one that conflicts with another active rule. */
export function requireValidRule({ services, fail }: RuleCheck, rule: RuleFields, others: readonly RuleRow[]): void {
  if (!offeredReasons(services).includes(rule.reason)) fail('common.BadRequest');
  const [problem] = validateRule(rule);
  if (problem) fail(`notificationRules.${problem.code}`, 400);
  requireNoConflict({ fail }, rule, others);
}

/** Refuses a rule that duplicates or overlaps with another active one. */
export function requireNoConflict(
  { fail }: { fail: Fail<`notificationRules.${ConflictCode}`> },
  rule: RuleFields,
  others: readonly RuleRow[],
): void {
  const clash = findRuleConflict(
    rule,
    others.filter(({ isActive }) => isActive),
  );
  if (clash) fail(`notificationRules.${clash.code}`, 409);
}

/** The content of a rule for the log, which names a given title by its reason and so in the language of whoever reads it. */
export function loggedRule({ reason, title, description, recipients, difference, repeatDays, date, channels, actions }: RuleFields) {
  return {
    reason,
    title: hasGivenTitle({ reason, title }) ? reason : title.trim(),
    description,
    recipients,
    direction: difference.direction,
    days: difference.days,
    repeatDays,
    date,
    channels,
    actions,
  };
}

/** The rule, read again after it was changed. */
export async function reloadRule({ company, ...reader }: RuleReader & Pick<CallContext, 'company'>, ruleId: string): Promise<Rule> {
  const row = (await readRules(company)).find((one) => one.ruleId === ruleId);
  if (!row) throw new Error('A rule that was just written is there.');
  return presentRule(row, reader);
}
