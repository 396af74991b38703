import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';
import { Day } from '#kernel/contract/values.ts';
import { channels, directions, reasons, recipientKinds, ruleActions } from './reasons.ts';

export const Channel = z.union([z.literal(channels[0]), z.literal(channels[1]), z.literal(channels[2])], field('select'));

/** The content of a rule. Empty fields, and values not allowed for the reason, are refused with their own codes (`validate-rule.ts`). */
export const RuleFields = z.object({
  reason: z.enum(reasons, field('select')),
  title: z.string().max(200),
  description: z.string().trim().max(500, field('tooLong')).default(''),
  recipients: z.array(z.enum(recipientKinds)).max(recipientKinds.length),
  difference: z.object({ direction: z.enum(directions), days: z.number().int().min(0).max(1830) }),
  /** Days between repeats; null = no repeat. */
  repeatDays: z.number().int().min(1).max(365).nullable().default(null),
  /** The rule's own date, which `before` counts towards (PromptToAddAbsence). */
  date: Day.nullable().default(null),
  channels: z.array(Channel).max(channels.length),
  actions: z.array(z.enum(ruleActions)).max(ruleActions.length).default([]),
});
export type RuleFields = z.output<typeof RuleFields>;

/** A rule in the form of the answer. */
export const Rule = RuleFields.extend({
  ruleId: z.string(),
  isActive: z.boolean(),
  version: z.number(),
  /** The creator, and whether they are here and still set rules; null when the product created it, for a company that existed before its rules. */
  createdBy: z.object({ companyUserId: z.string(), fullName: z.string(), isActive: z.boolean(), mayEdit: z.boolean() }).nullable(),
  /** `edit` also allows switching and deleting; `takeOver` is offered when the creator has left or may no longer edit rules. */
  permissions: z.object({ edit: z.boolean(), takeOver: z.boolean() }),
});
export type Rule = z.output<typeof Rule>;
