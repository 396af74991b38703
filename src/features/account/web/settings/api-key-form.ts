import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';
import { PermissionName } from '#kernel/contract/values.ts';
import { createApiKey } from '../../contract/endpoints.ts';

const { name } = createApiKey.body.shape;

/** The lifetimes of a key; `never` must be chosen explicitly. */
export const lifetimes = ['30', '90', '365', 'never'] as const;

/** The values of the dialog: all permissions of the user, or a selection. */
export const ApiKeyForm = z
  .object({ name, scope: z.enum(['all', 'chosen']), permissions: z.array(PermissionName), lifetime: z.enum(lifetimes) })
  .refine(({ scope, permissions: chosen }) => scope === 'all' || chosen.length > 0, { path: ['permissions'], message: field('select') });
export type ApiKeyForm = z.output<typeof ApiKeyForm>;

export const emptyApiKey: ApiKeyForm = { name: '', scope: 'chosen', permissions: [], lifetime: '90' };

/** The request body for the form values. */
export function newKeyOf({ name: called, scope, permissions: chosen, lifetime }: ApiKeyForm, now: Date) {
  const expires = lifetime === 'never' ? null : new Date(now.getTime() + Number(lifetime) * 24 * 3_600_000).toISOString();
  return { name: called, permissions: scope === 'all' ? null : chosen, expires };
}
