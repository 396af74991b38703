import { z } from 'zod';

/** One step of how a due date comes about (plans.50); its words are `why` of the texts. */
export const DueDateWhy = z.discriminatedUnion('key', [
  /** Somebody typed the date. */
  z.object({ key: z.literal('typed'), date: z.string() }),
  z.object({ key: z.literal('noDate') }),
  /** It is counted from a reference date that the plan does not have yet. */
  z.object({ key: z.literal('noReference'), type: z.enum(['Onboarding', 'Offboarding']) }),
  z.object({ key: z.literal('onReference'), type: z.enum(['Onboarding', 'Offboarding']), date: z.string() }),
  z.object({
    key: z.literal('counted'),
    type: z.enum(['Onboarding', 'Offboarding']),
    /** Always above 0. */
    days: z.number(),
    unit: z.enum(['day', 'workingDay']),
    direction: z.enum(['before', 'after']),
    reference: z.string(),
    date: z.string(),
  }),
  /** Nobody works on the day that was counted: a weekend, or a holiday or day off of the company. */
  z.object({ key: z.literal('movedBefore'), reason: z.enum(['weekend', 'dayOff']), from: z.string(), date: z.string() }),
]);
export type DueDateWhy = z.output<typeof DueDateWhy>;

/** One step of how a task comes to its responsible (plans.52). */
export const ResponsibleWhy = z.discriminatedUnion('key', [
  z.object({ key: z.literal('named') }),
  z.object({ key: z.literal('companyUser') }),
  z.object({ key: z.literal('reportingManager') }),
  /** The nearest manager cannot have tasks; this is the next one up the line who can. */
  z.object({ key: z.literal('managerAbove') }),
  z.object({ key: z.literal('planCreator') }),
  z.object({ key: z.literal('hradmin') }),
  /** The company has no HR administrator. */
  z.object({ key: z.literal('systemadmin') }),
  /** Whoever it would be is away now. */
  z.object({ key: z.literal('deputyFor'), companyUserId: z.string() }),
  /** Nobody is there who can have the task. */
  z.object({ key: z.literal('nobody') }),
]);
export type ResponsibleWhy = z.output<typeof ResponsibleWhy>;
