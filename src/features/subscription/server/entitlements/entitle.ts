import { writeLimits } from '#features/billing/server/public.ts';
import { setIncluded } from '#features/company/server/public.ts';
import { subscriptionFeatures, type SubscriptionFeature } from '#kernel/contract/permissions.ts';
import { dayIn } from '#kernel/server/clock.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { publishChanges } from '#kernel/server/live/publish-changes.ts';
import type { Catalogue } from '../../contract/catalogue.ts';
import { catalogueInForce } from '../sale/catalogue-in-force.ts';
import { isSaleOn, readCatalogues } from '../sale/store-sale.ts';
import { readQuota } from '../signatures/store-signatures.ts';
import { sellerZone } from '../seller-zone.ts';
import { readItems, readSubscription, writeClosedFeatures, type ItemRow, type SubscriptionRow } from '../store-subscription.ts';
import { freeTerms, paidTerms, trialTerms, type Terms } from './terms.ts';

/**
 * Writes what the company's subscription opens and allows at a moment, in the transaction that changed it. Calls read only what is written here, and open
 * pages look again when it is something else.
 */
export async function entitle(company: Company, now: Date): Promise<void> {
  const terms = await termsAt(company, now);
  const isChanged = await setIncluded(company, terms?.features ?? null);
  if (isChanged) await writeClosedFeatures(company, terms ? lackingOf(terms) : [], now);
  await writeLimits(company, terms?.limits ?? {});
  if (isChanged) publishChanges(company, { entity: 'company', entityId: String(company.id) });
}

const lackingOf = ({ features }: Terms): SubscriptionFeature[] => subscriptionFeatures.filter((feature) => !features.includes(feature));

/** Undefined while nothing is sold, or for a company that nothing was sold to yet. */
async function termsAt(company: Company, now: Date): Promise<Terms | undefined> {
  const row = await readSubscription(company);
  if (!row || !(await isSaleOn(company))) return undefined;
  const today = dayIn(sellerZone, now);
  const [items, catalogues] = [await readItems(company, today), await readCatalogues(company)];
  const running = items.filter(({ from }) => from <= today);
  const terms = termsOf(row, { running, catalogues, now, today });
  if (running.length === 0 || row.lockedAt) return terms;
  const { before, granted, ofPacks } = await readQuota(company);
  return { ...terms, limits: { ...terms.limits, signatureLimit: before + granted + ofPacks } };
}

interface Circumstances {
  running: readonly Pick<ItemRow, 'planId' | 'tierId' | 'catalogueVersion'>[];
  catalogues: readonly Catalogue[];
  now: Date;
  today: string;
}

function termsOf(
  { lockedAt, trialEndsAt, signaturesBefore }: Pick<SubscriptionRow, 'lockedAt' | 'trialEndsAt' | 'signaturesBefore'>,
  { running, catalogues, now, today }: Circumstances,
): Terms {
  const free = freeTerms(catalogueInForce(catalogues, today));
  if (lockedAt) return free;
  if (running.length > 0) return paidTerms(running.map((item) => boughtPlan(item, catalogues)));
  return trialEndsAt > now ? trialTerms({ signaturesBefore }) : free;
}

/** A plan by the terms it was bought under (subscription.8). */
export function boughtPlan({ planId, tierId, catalogueVersion }: Circumstances['running'][number], catalogues: readonly Catalogue[]) {
  const plan = catalogues.find(({ version }) => version === catalogueVersion)?.plans.find((one) => one.planId === planId);
  const tier = plan?.tiers.find((one) => one.tierId === tierId);
  if (!plan || !tier) throw new Error(`Catalogue ${catalogueVersion} has no ${planId} in ${tierId}`);
  return { plan, tier };
}
