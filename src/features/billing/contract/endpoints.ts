import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { limitKeys } from './limits.ts';

const LimitKeys = z.enum(limitKeys);

export const checkCompanyLimits = endpoint({
  method: 'POST',
  path: '/subscription/check-company-limits',
  summary: 'Returns limit and usage for each thing asked for. A limit of null means unlimited.',
  access: { signedIn: true },
  effect: 'read',
  company: 'required',
  body: z.object({ limits: z.array(LimitKeys).min(1, field('required')).max(limitKeys.length) }),
  answer: z.object({
    limits: z.partialRecord(LimitKeys, z.object({ limit: z.number().int().nullable(), used: z.number().int() })),
  }),
  errors: [],
});
