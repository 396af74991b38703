import { employmentChanged, peopleAdded, peopleRemoved } from '#features/people/server/public.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { dayIn } from '#kernel/server/clock.ts';
import { on } from '#kernel/server/registers.ts';
import { entitle } from '../entitlements/entitle.ts';
import { readCatalogues } from '../sale/store-sale.ts';
import { sellerZone } from '../seller-zone.ts';
import { growSignatures } from '../signatures/follow-signatures.ts';
import { countUsers } from '../store-users.ts';
import { lockForCount, writeUsers } from './store-users.ts';

/** Notes how many users the company has today, and says whether that is another number; before it subscribes to anything, nobody counts. */
export async function noteUsers({ company, today }: Pick<CallContext, 'company' | 'today'>): Promise<boolean> {
  return (await lockForCount(company)) && (await writeUsers(company, { day: today, users: await countUsers(company) }));
}

/** With other users there may be more signatures (subscription.18). */
async function followUsers({ company, services, now, today }: Pick<CallContext, 'company' | 'services' | 'now' | 'today'>): Promise<void> {
  if (!(await noteUsers({ company, today }))) return;
  const catalogues = await readCatalogues(company);
  if (await growSignatures(company, { services, catalogues, day: dayIn(sellerZone, now) })) await entitle(company, now);
}

/** People come, go and change roles: each time the users of the day are counted again (subscription.9). */
export const userCounts = [on(peopleAdded, followUsers), on(employmentChanged, followUsers), on(peopleRemoved, followUsers)];
