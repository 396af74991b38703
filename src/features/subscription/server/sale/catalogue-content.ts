import { z } from 'zod';
import { limitKeys } from '#features/billing/contract/limits.ts';
import { subscriptionFeatures } from '#kernel/contract/permissions.ts';
import { Day } from '#kernel/contract/values.ts';
import { PlanName, ProductName } from '../../contract/entities.ts';
import type { Catalogue } from '../../contract/catalogue.ts';

const price = z.number().int().nonnegative();
const count = z.number().int().nonnegative();

/** A catalogue as the operator writes it: each plan and product once, each plan but Free with a price. */
export const CatalogueContent = z
  .strictObject({
    from: Day,
    vatPercent: z.number().int().min(0).max(100),
    yearDiscountPercent: z.number().int().min(0).max(100),
    plans: z.array(
      z.strictObject({
        planId: PlanName,
        charged: z.enum(['perUser', 'flat']),
        fewestUsers: count,
        features: z.array(z.enum(subscriptionFeatures)),
        limits: z.partialRecord(z.enum(limitKeys), count.nullable()),
        signaturesPerUser: count,
        tiers: z.array(z.strictObject({ tierId: z.string().regex(/^[a-z0-9-]{1,60}$/), monthlyPrice: price, limit: count.optional() })),
      }),
    ),
    products: z.array(z.strictObject({ productId: ProductName, price, signatures: z.number().int().positive() })),
  })
  .refine(({ plans }) => isUnique(plans.map(({ planId }) => planId)), 'A plan stands there twice.')
  .refine(({ products }) => isUnique(products.map(({ productId }) => productId)), 'A product stands there twice.')
  .refine(({ plans }) => isUnique(plans.flatMap(({ tiers }) => tiers.map(({ tierId }) => tierId))), 'Two tiers have one id.')
  .refine(({ plans }) => plans.every(({ planId, tiers }) => planId === 'free' || tiers.length > 0), 'A plan has no tier with a price.')
  .refine(({ plans }) => plans.some(({ planId }) => planId === 'free'), 'The free plan is missing.');

const isUnique = (names: readonly string[]): boolean => new Set(names).size === names.length;

/** What the operator wrote, or in one line each what is wrong with it. */
export function readCatalogueContent(content: unknown): { catalogue: Omit<Catalogue, 'version'> } | { faults: string[] } {
  const read = CatalogueContent.safeParse(content);
  if (read.success) return { catalogue: withoutUndefined(read.data) };
  return { faults: read.error.issues.map(({ path, message }) => `${path.join('.') || 'catalogue'}: ${message}`) };
}

function withoutUndefined({ plans, ...rest }: z.output<typeof CatalogueContent>): Omit<Catalogue, 'version'> {
  const stepped = plans.map(({ tiers, ...plan }) => ({
    ...plan,
    tiers: tiers.map(({ limit, ...tier }) => (limit === undefined ? tier : { ...tier, limit })),
  }));
  return { ...rest, plans: stepped };
}
