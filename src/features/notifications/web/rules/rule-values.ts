import type { Answer } from '#kernel/contract/endpoint.ts';
import type { getNotificationsOverview } from '../../contract/endpoints-rules.ts';
import { channels, recipientKinds, ruleActions, type Direction } from '../../contract/reasons.ts';
import type { Rule, RuleFields } from '../../contract/rule.ts';

/** A reason for which rules can be created, from the overview. */
export type OfferedReason = Answer<typeof getNotificationsOverview>['reasons'][number];

/** The directions that a reason allows. */
export function directionsOf({ before, after, instant }: OfferedReason): Direction[] {
  return [...(before ? ['before' as const] : []), ...(after ? ['after' as const] : []), ...(instant ? ['instant' as const] : [])];
}

/** A new rule about a reason: the shortest time, in the product, to the first recipients offered. */
export function newRule(about: OfferedReason): RuleFields {
  const recipients = about.recipients.slice(0, 1).map(({ kind }) => kind);
  return withOfferedChoices(
    {
      reason: about.reason,
      title: '',
      description: '',
      recipients,
      difference: { direction: directionsOf(about)[0] ?? 'instant', days: 0 },
      repeatDays: null,
      date: null,
      channels: channels.filter((one) => reaches(about, recipients, one)).slice(0, 1),
      actions: [],
    },
    about,
  );
}

/** The form values of a rule. */
export function fieldsOf(rule: Rule): RuleFields {
  const { reason, title, description, recipients, difference, repeatDays, date, channels: chosen, actions } = rule;
  return { reason, title, description, recipients, difference, repeatDays, date, channels: chosen, actions };
}

/** The chosen values that the reason allows; only these can be chosen and are sent. */
export function withOfferedChoices(rule: RuleFields, about: OfferedReason): RuleFields {
  const allowed = directionsOf(about);
  const direction = allowed.includes(rule.difference.direction) ? rule.difference.direction : (allowed[0] ?? 'instant');
  const range = direction === 'instant' ? undefined : about[direction];
  const days = range ? Math.min(Math.max(rule.difference.days, range[0]), range[1]) : 0;
  const recipients = recipientKinds.filter((kind) => rule.recipients.includes(kind) && about.recipients.some((one) => one.kind === kind));
  return {
    ...rule,
    reason: about.reason,
    difference: { direction, days },
    repeatDays: repeatsOf(rule, about, direction),
    date: about.hasDate && direction === 'before' ? rule.date : null,
    recipients,
    channels: channels.filter((one) => rule.channels.includes(one) && reaches(about, recipients, one)),
    actions: ruleActions.filter((action) => rule.actions.includes(action) && about.actions.includes(action)),
  };
}

/** Whether a rule with this direction may repeat. */
export function mayRepeat({ repeats, repeatsInstant }: OfferedReason, direction: Direction): boolean {
  return repeats !== null && (direction !== 'instant' || repeatsInstant);
}

function repeatsOf({ repeatDays }: RuleFields, about: OfferedReason, direction: Direction): number | null {
  const { onlyRepeats, repeats } = about;
  if (onlyRepeats) return repeatDays !== null && onlyRepeats.includes(repeatDays) ? repeatDays : (onlyRepeats[0] ?? null);
  if (repeatDays === null || !repeats || !mayRepeat(about, direction)) return null;
  return Math.min(Math.max(repeatDays, repeats[0]), repeats[1]);
}

/** Whether a chosen recipient can be reached by a channel. */
export function reaches(about: OfferedReason, recipients: RuleFields['recipients'], one: number): boolean {
  return about.recipients.some(({ kind, channels: by }) => (recipients.length === 0 || recipients.includes(kind)) && by.includes(one));
}
