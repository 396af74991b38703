import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';
import { planTypes, type PlanType } from '../../contract/kinds.ts';
import { ReferenceDate, type SourceInput } from '../../contract/plan.ts';

/** What new plans are for and begin with; `source` is `template:<id>`, `plan` or `empty`. */
export interface SourceValues extends Record<string, unknown> {
  type: PlanType;
  source: string;
  planId: string | null;
  endAccess: boolean;
}

export interface DatedSource extends SourceValues {
  referenceDate: string;
}

/** A new plan as it stands in its form. */
export interface PlanValues extends DatedSource {
  companyUserId: string | null;
  /** Whether what the person holds becomes tasks; until somebody chooses, for whom leaves for good. */
  addsHeld: '' | 'yes' | 'no';
}

export const addsHeld = ({ type, addsHeld: chosen, endAccess }: Pick<PlanValues, 'type' | 'addsHeld' | 'endAccess'>): boolean =>
  type === 'Offboarding' && (chosen === '' ? endAccess : chosen === 'yes');

export const emptySource = 'empty';
export const planSource = 'plan';
export const templateSource = (templateId: string): string => `template:${templateId}`;

/** The chosen source as the calls want it; undefined while no plan is chosen. */
export function sourceOf({ source, planId }: Pick<SourceValues, 'source' | 'planId'>): SourceInput | undefined {
  if (source === emptySource) return { kind: 'empty' };
  if (source === planSource) return planId === null ? undefined : { kind: 'plan', id: planId };
  return { kind: 'template', id: source.slice(source.indexOf(':') + 1) };
}

const fields = z.object({
  type: z.enum(planTypes),
  companyUserId: z.string(field('required')).nullable().refine(Boolean, field('required')),
  referenceDate: z
    .string()
    .min(1, field('required'))
    .refine((day) => day === '' || ReferenceDate.safeParse(day).success, field('dateFormat')),
  source: z.string().min(1, field('select')),
  planId: z.string().nullable(),
  endAccess: z.boolean(),
  addsHeld: z.enum(['', 'yes', 'no']),
});

export const PlanSchema: z.ZodType<unknown, PlanValues> = fields.refine(({ source, planId }) => source !== planSource || planId, {
  message: field('required'),
  path: ['planId'],
});
