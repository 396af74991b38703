import { dayIn } from '#kernel/server/clock.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { getPriceList as contract } from '../../contract/endpoints-overview.ts';
import { sellerZone } from '../seller-zone.ts';
import { catalogueInForce } from './catalogue-in-force.ts';
import { isSaleOn, readCatalogues } from './store-sale.ts';

/** What is sold today, for everybody (subscription.29). */
export const getPriceList: Handler<typeof contract> = async ({ company, now }) => {
  if (!(await isSaleOn(company))) return { plans: [], products: [] };
  const { plans = [], products = [] } = catalogueInForce(await readCatalogues(company), dayIn(sellerZone, now)) ?? {};
  return {
    plans: plans.map(({ planId, charged, fewestUsers, tiers }) => ({
      planId,
      charged,
      fewestUsers,
      prices: tiers.map(({ monthlyPrice }) => monthlyPrice).toSorted((one, other) => one - other),
    })),
    products: [...products],
  };
};
