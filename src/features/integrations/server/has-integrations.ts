import type { Company } from '#kernel/server/database/unit.ts';
import { readCompanyTerms } from './slack/store-slack-people.ts';

/** Whether the company has integrations on, and in its subscription, and is not about to be deleted, and thus read-only (takeout.5). */
export async function hasIntegrations(company: Company): Promise<boolean> {
  const terms = await readCompanyTerms(company);
  if (!terms || terms.featuresOff.includes('integrations') || terms.isEnding) return false;
  return terms.subscriptionFeatures === null || terms.subscriptionFeatures.includes('integrations');
}
