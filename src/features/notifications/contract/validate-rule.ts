import { allowed, type Allowed, type Channel, type RecipientKind } from './reasons.ts';
import type { RuleFields } from './rule.ts';

export type RuleCode =
  | 'TitleFormat'
  | 'NoRecipients'
  | 'NoMethod'
  | 'RecipientNotAllowed'
  | 'ChannelNotAllowed'
  | 'DaysDifferenceNotAllowed'
  | 'OccurrenceNotAllowed'
  | 'ActionNotAllowed'
  | ConflictCode;

/** Why a rule conflicts with another one. */
export type ConflictCode = 'IdenticalRuleExists' | 'OverlappingRuleExists' | 'OverlappingRecipients';

/** A problem with a rule, as `notificationRules.{code}`, and its field. */
export interface RuleProblem {
  code: RuleCode;
  field: keyof RuleFields;
}

const title = /^[\p{L}\p{M}\p{N} .]{1,75}$/u;

/** All problems of a rule (notifications.3), in field order; empty when it is valid. */
export function validateRule(rule: RuleFields): RuleProblem[] {
  const may = allowed[rule.reason];
  const problems: (RuleProblem | false)[] = [
    !title.test(rule.title.trim()) && { code: 'TitleFormat', field: 'title' },
    rule.recipients.length === 0 && { code: 'NoRecipients', field: 'recipients' },
    rule.recipients.some((kind) => !may.recipients.includes(kind)) && { code: 'RecipientNotAllowed', field: 'recipients' },
    !isDifferenceAllowed(rule, may) && { code: 'DaysDifferenceNotAllowed', field: 'difference' },
    !isOccurrenceAllowed(rule, may) && { code: 'OccurrenceNotAllowed', field: 'repeatDays' },
    rule.channels.length === 0 && { code: 'NoMethod', field: 'channels' },
    rule.channels.some((one) => !reaches(rule.recipients, one, may)) && { code: 'ChannelNotAllowed', field: 'channels' },
    rule.actions.some((action) => !may.actions?.includes(action)) && { code: 'ActionNotAllowed', field: 'actions' },
  ];
  return problems.filter((problem) => problem !== false);
}

function isWithin(days: number, range: readonly [number, number] | undefined): boolean {
  return range !== undefined && days >= range[0] && days <= range[1];
}

function isDifferenceAllowed({ difference, date }: RuleFields, may: Allowed): boolean {
  const { direction, days } = difference;
  // Only `before` counts towards a date of the rule itself, and it requires one.
  if ((date !== null) !== (may.hasDate === true && direction === 'before')) return false;
  if (direction === 'instant') return may.instant === true && days === 0;
  return isWithin(days, may[direction]);
}

function isOccurrenceAllowed({ repeatDays, difference }: RuleFields, may: Allowed): boolean {
  if (may.onlyRepeats) return repeatDays !== null && may.onlyRepeats.includes(repeatDays);
  if (repeatDays === null) return true;
  if (difference.direction === 'instant' && !may.repeatsInstant) return false;
  return isWithin(repeatDays, may.repeats);
}

/** Whether a recipient can be reached by this channel. */
function reaches(recipients: readonly RecipientKind[], one: Channel, may: Allowed): boolean {
  if (!may.channels.includes(one)) return false;
  return recipients.length === 0 || recipients.some((kind) => may.fewer?.[kind]?.includes(one) ?? true);
}

/** People of the first kind are always, or nearly always, among those of the second. */
const within: readonly (readonly [RecipientKind, RecipientKind])[] = [
  ['ruleCreator', 'allSystemAdmins'],
  ['relatedUser', 'everyoneNonAdmin'],
  ['reportingManager', 'everyoneNonAdmin'],
];

/** Why a rule conflicts with another active one (notifications.5); undefined when it does not. */
export function findRuleConflict(rule: RuleFields, others: readonly RuleFields[]): (RuleProblem & { code: ConflictCode }) | undefined {
  const same = others.filter((other) => isOfSameMoment(rule, other));
  if (same.some((other) => isIdentical(rule, other))) return { code: 'IdenticalRuleExists', field: 'reason' };
  const beside = same.filter((other) => other.channels.some((one) => rule.channels.includes(one)));
  if (beside.some((other) => other.recipients.some((kind) => rule.recipients.includes(kind))))
    return { code: 'OverlappingRuleExists', field: 'recipients' };
  if (beside.some((other) => sharePeople(rule.recipients, other.recipients))) return { code: 'OverlappingRecipients', field: 'recipients' };
  return undefined;
}

function isOfSameMoment(rule: RuleFields, other: RuleFields): boolean {
  return (
    rule.reason === other.reason &&
    rule.difference.direction === other.difference.direction &&
    rule.difference.days === other.difference.days &&
    rule.date === other.date &&
    isSameSet(rule.actions, other.actions) &&
    // A weekly and a monthly report are sent on different days.
    (allowed[rule.reason].onlyRepeats === undefined || rule.repeatDays === other.repeatDays)
  );
}

function isIdentical(rule: RuleFields, other: RuleFields): boolean {
  return rule.repeatDays === other.repeatDays && isSameSet(rule.recipients, other.recipients) && isSameSet(rule.channels, other.channels);
}

function isSameSet<T>(one: readonly T[], other: readonly T[]): boolean {
  return one.every((item) => other.includes(item)) && other.every((item) => one.includes(item));
}

function sharePeople(one: readonly RecipientKind[], other: readonly RecipientKind[]): boolean {
  return within.some(([few, many]) => (one.includes(few) && other.includes(many)) || (one.includes(many) && other.includes(few)));
}
