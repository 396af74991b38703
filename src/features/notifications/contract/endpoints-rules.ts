import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { channels, reasons, recipientKinds, ruleActions } from './reasons.ts';
import { Rule, RuleFields } from './rule.ts';

const gate = {
  access: {
    permission: 'NotificationRules',
    feature: 'notifications',
    refusedAs: { permission: 'notificationRules.Forbidden', feature: 'notificationRules.NotificationsNotEnabled' },
  },
  company: 'required',
} as const;
const which = {
  ruleId: z.uuid(field('required')),
  /** The version that the caller read; a rule that has changed since is refused with 409. */
  version: z.number().int().positive().optional(),
};
const refused = ['notificationRules.Forbidden', 'notificationRules.NotificationsNotEnabled'] as const;
const ruleErrors = [
  ...refused,
  'notificationRules.OccurrenceNotAllowed',
  'notificationRules.DaysDifferenceNotAllowed',
  'notificationRules.RecipientNotAllowed',
  'notificationRules.ChannelNotAllowed',
  'notificationRules.ActionNotAllowed',
  'notificationRules.TitleFormat',
  'notificationRules.NoRecipients',
  'notificationRules.NoMethod',
  'notificationRules.IdenticalRuleExists',
  'notificationRules.OverlappingRuleExists',
  'notificationRules.OverlappingRecipients',
] as const;
const editing = [...refused, 'notificationRules.RuleNotEditable', 'notificationRules.RuleSetByAnotherAdmin'] as const;

const range = z.tuple([z.number(), z.number()]).readonly();

export const getNotificationsOverview = endpoint({
  ...gate,
  method: 'GET',
  path: '/notifications/get-notifications-overview',
  summary: 'Lists the company’s notification rules, and the choices for each reason.',
  effect: 'read',
  answer: z.object({
    configurations: z.array(Rule),
    reasons: z.array(
      z.object({
        reason: z.enum(reasons),
        reasonId: z.number(),
        before: range.nullable(),
        after: range.nullable(),
        instant: z.boolean(),
        repeats: range.nullable(),
        repeatsInstant: z.boolean(),
        onlyRepeats: z.array(z.number()).nullable(),
        hasDate: z.boolean(),
        recipients: z.array(z.object({ kind: z.enum(recipientKinds), channels: z.array(z.number()) })),
        channels: z.array(z.union([z.literal(channels[0]), z.literal(channels[1]), z.literal(channels[2])])),
        actions: z.array(z.enum(ruleActions)),
      }),
    ),
  }),
  errors: refused,
});

export const createRule = endpoint({
  ...gate,
  method: 'POST',
  path: '/notifications/create-rule',
  summary: 'Adds a notification rule, active from now on.',
  repeats: 'adds',
  effect: 'write',
  body: z.object({ rule: RuleFields }),
  answer: z.object({ rule: Rule }),
  errors: ruleErrors,
});

export const editRule = endpoint({
  ...gate,
  method: 'PUT',
  path: '/notifications/edit-rule',
  summary: 'Changes one of the caller’s rules. `takeOver` takes over a rule whose creator has left or may no longer edit rules.',
  effect: 'write',
  body: z.object({ rule: RuleFields.extend(which), takeOver: z.boolean().default(false) }),
  answer: z.object({ rule: Rule }),
  errors: [...ruleErrors, 'notificationRules.RuleNotEditable', 'notificationRules.RuleSetByAnotherAdmin'],
});

export const activateRule = endpoint({
  ...gate,
  method: 'PUT',
  path: '/notifications/activate-rule',
  summary: 'Turns on a notification rule.',
  effect: 'write',
  body: z.object(which),
  answer: z.object({ rule: Rule }),
  errors: [
    ...editing,
    'notificationRules.IdenticalRuleExists',
    'notificationRules.OverlappingRuleExists',
    'notificationRules.OverlappingRecipients',
  ],
});

export const deactivateRule = endpoint({
  ...gate,
  method: 'PUT',
  path: '/notifications/deactivate-rule',
  summary: 'Turns off a notification rule without deleting it.',
  effect: 'write',
  body: z.object(which),
  answer: z.object({ rule: Rule }),
  errors: editing,
});

export const deleteRule = endpoint({
  ...gate,
  method: 'DELETE',
  path: '/notifications/delete-rule',
  summary: 'Deletes a rule.',
  effect: 'write',
  body: z.object(which),
  answer: z.object({}),
  errors: editing,
});

export const simulateRule = endpoint({
  ...gate,
  method: 'POST',
  path: '/notifications/simulate-rule',
  summary: 'Simulates a rule: what it would have sent in the last 90 days, and to whom. Nothing is saved or sent. Refused for API keys.',
  effect: 'read',
  body: z.object({ rule: RuleFields }),
  answer: z.object({
    from: z.string(),
    to: z.string(),
    /** The total, including those beyond the list below. */
    total: z.number(),
    recipients: z.number(),
    /** Of the total, those about what the caller may not see; they are not in the list. */
    notShown: z.number(),
    /** The newest 200. */
    sent: z.array(
      z.object({
        day: z.string(),
        description: z.string(),
        recipientCompanyUserId: z.string().nullable(),
        recipientFullName: z.string(),
        channels: z.array(z.number()),
      }),
    ),
    /** The number of notifications per recipient, most first; at most 50. */
    byRecipient: z.array(z.object({ fullName: z.string(), count: z.number() })),
  }),
  errors: [...ruleErrors, 'authentication.NotWithApiKey'],
});
