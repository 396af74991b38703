import { limitsOf } from '#features/billing/server/public.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import type { Catalogue } from '../../contract/catalogue.ts';
import { termsOf } from '../pricing/lines.ts';
import { seatsOn } from '../pricing/owed.ts';
import { rollSignatures } from '../rules/roll-signatures.ts';
import { readPaidItems } from '../state/store-state.ts';
import { countUsers } from '../store-users.ts';
import { readQuota, writeQuota } from './store-signatures.ts';

interface Following {
  services: Services;
  catalogues: readonly Catalogue[];
  day: string;
  /** Signatures of packs that were just bought. */
  bought?: number;
}

/** Brings the quota of signatures to a day (subscription.18). The subscription is locked; what it allows is written by `entitle`. */
export async function followSignatures(company: Company, { services, catalogues, day, bought = 0 }: Following): Promise<void> {
  const quota = await readQuota(company);
  const items = (await readPaidItems(company, day)).filter(({ from }) => from <= day);
  // A trial has signatures of its own.
  if (items.length === 0 && quota.year === null) return;
  const usersByDay = [{ day, users: await countUsers(company) }];
  const given = items
    .map((item) => termsOf(item, catalogues).plan)
    .reduce((sum, plan) => sum + plan.signaturesPerUser * seatsOn(plan, usersByDay, day), 0);
  const limits = await limitsOf({ company, services }, ['signatureLimit']);
  const rolled = rollSignatures(quota, { day, used: limits.get('signatureLimit')?.used ?? 0, given: items.length === 0 ? null : given });
  await writeQuota(company, { ...rolled, ofPacks: rolled.ofPacks + bought });
}
