import { seatsTaken } from '#features/people/server/public.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { checkCompanyLimits as contract } from '../contract/endpoints.ts';
import type { LimitKey } from '../contract/limits.ts';
import { usageAsked } from './public.ts';
import { readLimits } from './store.ts';

const ofPeople: readonly LimitKey[] = ['users', 'administrators'];

/** How much of each thing the company may have and has (SH-12). */
export const checkCompanyLimits: Handler<typeof contract> = async ({ company }, { body }) => {
  const keys = [...new Set(body.limits)];
  const limits = await readLimits(company, keys);
  const seats = keys.some((key) => ofPeople.includes(key)) ? await seatsTaken(company) : {};
  const answers = await usageAsked.tell({ company, keys });
  const used: Partial<Record<LimitKey, number>> = Object.assign({}, seats, ...answers);
  const entries = keys.map((key) => [key, { limit: limits.get(key) ?? null, used: used[key] ?? 0 }] as const);
  return { limits: Object.fromEntries(entries) };
};
