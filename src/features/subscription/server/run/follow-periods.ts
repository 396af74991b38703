import { limitsOf } from '#features/billing/server/public.ts';
import { lockCustomer, readBalance } from '#features/invoicing/server/public.ts';
import { dayIn } from '#kernel/server/clock.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import { writeAudit } from '#kernel/server/store-audit.ts';
import { systemCaller } from '#kernel/server/system-caller.ts';
import type { Catalogue } from '../../contract/catalogue.ts';
import type { CollectionMethod } from '../../contract/entities.ts';
import { subscriptionKind } from '../../contract/kinds.ts';
import { sellerZone } from '../seller-zone.ts';
import { issuePriced } from '../invoice/issue-priced.ts';
import { notifyAdmins } from '../letters/notify-admins.ts';
import { advance, beginsYear } from '../pricing/advance.ts';
import { plansOf } from '../pricing/plans-of.ts';
import { invoiceOf } from '../pricing/price.ts';
import type { PaidState } from '../pricing/shapes.ts';
import { beginningOf } from '../rules/next-due.ts';
import { catalogueInForce } from '../sale/catalogue-in-force.ts';
import { readState, type ReadState } from '../state/read-state.ts';
import { saveState } from '../state/save-state.ts';
import { readHome } from '../state/store-periods.ts';
import type { SubscriptionRow } from '../store-subscription.ts';
import { writeFreeSince } from '../store-subscription.ts';
import { noteUsers } from '../users/count-users.ts';
import { fitChanges } from './fit-changes.ts';

interface Following {
  services: Services;
  row: SubscriptionRow;
  catalogues: readonly Catalogue[];
  now: Date;
  /** Carries out a day that has begun for invoices though not yet for the company: before a purchase. */
  isBeforePurchase?: boolean;
  /** The company is deleted now: no year is charged ahead any more. */
  isLast?: boolean;
}

const waitMilliseconds = 3_600_000;

/**
 * Carries out every day on which a period has ended by now, one after the other, each with its invoice; answers when the next one does. The subscription
 * is locked. What is done is written with the day that comes next, so that nothing is charged twice however often this runs.
 */
export async function followPeriods(company: Company, following: Following): Promise<Date | null> {
  const { catalogues, now, isLast = false } = following;
  const { timeZone, isEnding } = await readHome(company);
  await noteUsers({ company, today: dayIn(timeZone, now) });
  let read = await readState(company, { today: dayIn(timeZone, now), catalogues });
  for (;;) {
    const { nextDay } = read.state;
    if (nextDay === null) return null;
    const due = beginningOf(nextDay, following.isBeforePurchase ? sellerZone : timeZone);
    if (due > now) return due;
    // A company that waits for its deletion pays no year ahead: what it uses of one is billed with its last days (subscription.36).
    const isYear = (isLast || isEnding) && beginsYear(read.state, read.circumstances);
    if (isYear && !isLast) return new Date(now.getTime() + waitMilliseconds);
    const state = await carryOutDay(company, following, read);
    if (isYear) return null;
    read = { ...read, state };
  }
}

/** How an invoice is paid; of a deleted company the card is forgotten with it. */
export function methodOf({ collectionMethod: method }: SubscriptionRow, { isLast = false }: Pick<Following, 'isLast'>): CollectionMethod {
  return method === null || (isLast && method === 'payment_card') ? 'invoice' : method;
}

async function carryOutDay(company: Company, following: Following, { state: before, circumstances }: ReadState): Promise<PaidState> {
  const { services, row, catalogues, now, isLast = false } = following;
  const day = before.nextDay ?? dayIn(sellerZone, now);
  const use = await usedNow(company, services, before);
  const { changes, raised } = fitChanges(before, { day, use, catalogues });
  const { state: after, lines } = advance({ ...before, changes }, circumstances, { ...(isLast && { isLast }) });
  await saveState(company, { before, after, day, now });
  await lockCustomer(company, company.id);
  const vatPercent = catalogueInForce(catalogues, day)?.vatPercent ?? 0;
  const invoice = invoiceOf(lines, { day, balance: await readBalance(company, company.id), vatPercent });
  const items = [...before.items, ...after.items];
  if (invoice)
    await issuePriced(company, invoice, { services, row, method: methodOf(row, { isLast }), items, catalogues, vatPercent, now });
  if (raised.length > 0) await notifyAdmins(services, company, 'tierRaised');
  await logDay(company, following, { before, after });
  return after;
}

/** What has room by steps; asked only when a plan waits that has them. */
async function usedNow(company: Company, services: Services, { changes }: PaidState) {
  if (!changes.some(({ to }) => to !== null)) return { contractLimit: 0, gdprTreatmentLimit: 0 };
  const limits = await limitsOf({ company, services }, ['contractLimit', 'gdprTreatmentLimit']);
  return { contractLimit: limits.get('contractLimit')?.used ?? 0, gdprTreatmentLimit: limits.get('gdprTreatmentLimit')?.used ?? 0 };
}

async function logDay(
  company: Company,
  { services, row, now }: Following,
  { before, after }: { before: PaidState; after: PaidState },
): Promise<void> {
  const [held, holds] = [plansOf(before), plansOf(after)];
  const hasEnded = after.items.length === 0;
  if (hasEnded) {
    await writeFreeSince(company, now);
    await notifyAdmins(services, company, 'ended');
  }
  if (JSON.stringify(held) === JSON.stringify(holds) && before.interval === after.interval) return;
  await writeAudit(company, systemCaller('subscription.carry-out-changes', { at: now }), [
    {
      entity: subscriptionKind,
      entityId: row.subscriptionUuid,
      before: { plans: held, interval: before.interval },
      after: { plans: holds, interval: after.interval },
    },
  ]);
}
