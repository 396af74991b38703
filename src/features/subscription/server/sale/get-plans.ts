import { documentVersions } from '#features/company/contract/documents.ts';
import { dayIn } from '#kernel/server/clock.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { Interval, Plan } from '../../contract/catalogue.ts';
import type { getPlans as contract } from '../../contract/endpoints-overview.ts';
import type { SoldPlan } from '../../contract/entities.ts';
import { tierOnWire } from '../../contract/rules/tier-id.ts';
import { sellerZone } from '../seller-zone.ts';
import { catalogueInForce } from './catalogue-in-force.ts';
import { isSaleOn, readCatalogues } from './store-sale.ts';

const intervals: readonly Interval[] = ['month', 'year'];

/** What is sold today (subscription.29). */
export const getPlans: Handler<typeof contract> = async ({ company, now, fail }) => {
  const [isOn, catalogues] = [await isSaleOn(company), await readCatalogues(company)];
  const sold = isOn ? catalogueInForce(catalogues, dayIn(sellerZone, now)) : undefined;
  if (!sold) return fail('common.NotFound');
  const { plans, products, vatPercent, yearDiscountPercent } = sold;
  return {
    plans: plans.map(presentPlan),
    products: [...products],
    vatPercent,
    yearDiscountPercent,
    serviceAgreementVersion: documentVersions['service-agreement'],
  };
};

function presentPlan({ tiers, ...plan }: Plan): SoldPlan {
  return {
    ...plan,
    tiers: intervals.flatMap((interval) =>
      tiers.map(({ tierId, monthlyPrice, limit }) => ({
        tierId: tierOnWire(tierId, interval),
        interval,
        price: monthlyPrice,
        limit: limit ?? null,
      })),
    ),
  };
}
