import type { Company } from '#kernel/server/database/unit.ts';
import type { HaltCode } from '../contract/kinds.ts';
import { readCompanyTerms } from './slack/store-slack-people.ts';

/** Why integrations do nothing for the company: they are off or not in its subscription, or it is about to be deleted, and thus read-only (takeout.5). */
export async function findHalt(company: Company): Promise<HaltCode | undefined> {
  const terms = await readCompanyTerms(company);
  if (!terms || terms.isEnding) return 'common.CompanyEnding';
  if (terms.featuresOff.includes('integrations')) return 'common.FeatureMissing';
  const isIncluded = terms.subscriptionFeatures === null || terms.subscriptionFeatures.includes('integrations');
  return isIncluded ? undefined : 'common.SubscriptionMissing';
}

export async function hasIntegrations(company: Company): Promise<boolean> {
  return (await findHalt(company)) === undefined;
}
