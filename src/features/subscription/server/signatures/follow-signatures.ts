import { limitsOf } from '#features/billing/server/public.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import type { Catalogue } from '../../contract/catalogue.ts';
import { termsOf } from '../pricing/lines.ts';
import { seatsOn } from '../pricing/owed.ts';
import { rollSignatures, yearAfter } from '../rules/roll-signatures.ts';
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

/**
 * Brings the quota of signatures to a day (subscription.18), and answers the first day of its next year. The subscription is locked; what it allows is
 * written by `entitle`.
 */
export async function followSignatures(company: Company, { services, catalogues, day, bought = 0 }: Following): Promise<string | null> {
  const quota = await readQuota(company);
  const items = (await readPaidItems(company, day)).filter(({ from }) => from <= day);
  // A trial has signatures of its own.
  if (items.length === 0 && quota.year === null) return null;
  const usersByDay = [{ day, users: await countUsers(company) }];
  const given = items
    .map((item) => termsOf(item, catalogues).plan)
    .reduce((sum, plan) => sum + plan.signaturesPerUser * seatsOn(plan, usersByDay, day), 0);
  const limits = await limitsOf({ company, services }, ['signatureLimit']);
  const rolled = rollSignatures(quota, { day, used: limits.get('signatureLimit')?.used ?? 0, given: items.length === 0 ? null : given });
  await writeQuota(company, { ...rolled, ofPacks: rolled.ofPacks + bought });
  return yearAfter(rolled);
}

/**
 * Gives what users who have come add to the year that runs; says whether one does. A new year, and the end of the last plan, are left to the clock, which
 * first carries out what ends on that day.
 */
export async function growSignatures(company: Company, following: Following): Promise<boolean> {
  const next = yearAfter(await readQuota(company));
  if (next === null || next <= following.day) return false;
  await followSignatures(company, following);
  return true;
}
