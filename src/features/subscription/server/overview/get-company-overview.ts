import type { Invoice } from '#features/invoicing/contract/invoice.ts';
import { readBalance, readUnpaid } from '#features/invoicing/server/public.ts';
import { offersCards, presentCards } from '#features/payment/server/public.ts';
import { addDays } from '#kernel/contract/days.ts';
import type { Membership } from '#kernel/server/actor.ts';
import { dayIn } from '#kernel/server/clock.ts';
import type { Context, Handler } from '#kernel/server/serve.ts';
import type { getCompanyOverview as contract } from '../../contract/endpoints-overview.ts';
import type { Interval } from '../../contract/catalogue.ts';
import type { SubscriptionOverview } from '../../contract/entities.ts';
import { sellerZone } from '../seller-zone.ts';
import { openSubscription } from '../open-subscription.ts';
import { forecastLimits } from '../pace/forecast-limits.ts';
import { mayChange } from '../policy.ts';
import { chargedSeats, termAt } from '../pricing/lines.ts';
import { readRunningPurchase } from '../purchase/store-purchase.ts';
import { comingInterval } from '../rules/coming-interval.ts';
import { readCatalogues } from '../sale/store-sale.ts';
import { readState } from '../state/read-state.ts';
import { readChanges, readItems, type SubscriptionRow } from '../store-subscription.ts';
import { countUsers, readRegistered } from '../store-users.ts';
import { listInvoices } from './list-invoices.ts';
import { presentChange, presentItem, trialItem } from './present-items.ts';

/** How many invoices stand on the page; a year of months. */
const latest = 12;

/** Everything the page of the subscription shows, in statements that do not grow with it (subscription.28). */
export const getCompanyOverview: Handler<typeof contract> = async (context) => {
  const { company, actor, services } = context;
  const row = await openSubscription(context);
  const users = await countUsers(company);
  const plans = await readPlans(context, row, users);
  const registered = row.billingInformation ?? { ...(await readRegistered(company)), reference: null };
  return {
    subscriptionUuid: row.subscriptionUuid,
    ...plans,
    isLockedByNonpayment: row.lockedAt !== null,
    users,
    limits: await forecastLimits(context),
    collectionMethod: row.collectionMethod,
    recipient: row.recipient,
    billingInformation: registered,
    isBillingInformationKept: row.billingInformation !== null,
    cards: await presentCards(company),
    takesCards: offersCards(services),
    balance: await readBalance(company, company.id),
    invoices: await listInvoices(company, actor.member, { limit: latest }),
    overdue: overdueOf(await readUnpaid(company, company.id)),
    processingId: (await readRunningPurchase(company)) ?? null,
    version: row.version,
    permissions: { change: mayChange(actor.member) },
  };
};

/** What is past its due day, in øre. */
function overdueOf(unpaid: readonly Pick<Invoice, 'state' | 'unpaid'>[]): number {
  const late = unpaid.filter(({ state }) => state === 'due' || state === 'nonpayment');
  return late.reduce((sum, one) => sum + one.unpaid, 0);
}

type Plans = Pick<
  SubscriptionOverview,
  'trial' | 'isUnlimited' | 'isCurrentlyOnTrial' | 'items' | 'interval' | 'period' | 'renewsOn' | 'endsOn' | 'scheduledChanges'
>;

async function readPlans(
  { company, actor, now, today: companyDay }: Pick<Context<typeof contract>, 'company' | 'actor' | 'now' | 'today'>,
  row: SubscriptionRow,
  users: number,
): Promise<Plans> {
  const today = dayIn(sellerZone, now);
  const [items, changes, catalogues] = [await readItems(company, today), await readChanges(company), await readCatalogues(company)];
  const interval = row.interval ?? 'month';
  const isCurrentlyOnTrial = items.length === 0 && row.trialEndsAt > now;
  const trialDays = { from: dayIn(sellerZone, row.trialStartedAt), to: dayIn(sellerZone, row.trialEndsAt) };
  const { state, circumstances } = await readState(company, { today: companyDay, catalogues });
  // A company that waits for its deletion begins no year: from its day on no period runs, and the seats are those before it (subscription.36).
  const waitsFrom = actor.member.companyEndsAt && state.nextDay !== null && state.nextDay <= today ? state.nextDay : null;
  const seatsOn = waitsFrom === null ? today : addDays(waitsFrom, -1);
  const seatsOf = (itemId: string): number => {
    const item = state.anchor === null ? undefined : state.items.find((one) => one.itemId === itemId);
    return item ? chargedSeats(state, item, seatsOn, circumstances) : users;
  };
  const paid = items.map((item) => presentItem(item, { catalogues, interval, seats: seatsOf(item.itemId) }));
  const period = waitsFrom === null ? periodOf(row, today) : null;
  const endsOn = endOf(
    changes.filter(({ kind }) => kind === 'end'),
    items.length,
  );
  return {
    trial: {
      startedAt: row.trialStartedAt.toISOString(),
      endsAt: row.trialEndsAt.toISOString(),
      isOver: row.trialEndsAt <= now,
      isEndAcknowledged: row.trialAcknowledgedAt !== null,
    },
    isUnlimited: paid.some(({ planId }) => planId === 'unlimited'),
    isCurrentlyOnTrial,
    items: isCurrentlyOnTrial ? [trialItem(row, trialDays, users)] : paid,
    interval: row.interval,
    period,
    renewsOn: endsOn === null && period ? renewalOf(period, { member: actor.member, coming: comingInterval(changes, interval) }) : null,
    endsOn,
    scheduledChanges: changes.map((change) => presentChange(change, { changes, items, interval })),
  };
}

/** The last day of everything, when each plan ends. */
function endOf(ends: readonly { day: string }[], plans: number): string | null {
  const last = ends.at(-1);
  return last && ends.length === plans ? addDays(last.day, -1) : null;
}

/** The term that runs, from its first to its last day. */
function periodOf({ anchor, interval }: Pick<SubscriptionRow, 'anchor' | 'interval'>, today: string): SubscriptionOverview['period'] {
  if (anchor === null || interval === null) return null;
  const { from, end } = termAt({ anchor, interval }, today);
  return { from, to: addDays(end, -1) };
}

/** The day on which the next term begins. While a company waits for its deletion no year does (subscription.36), nor what lies behind that day. */
function renewalOf(
  { to }: NonNullable<SubscriptionOverview['period']>,
  { member: { companyEndsAt, timeZone }, coming }: { member: Pick<Membership, 'companyEndsAt' | 'timeZone'>; coming: Interval },
): string | null {
  const next = addDays(to, 1);
  if (!companyEndsAt) return next;
  return coming === 'month' && next < dayIn(timeZone, companyEndsAt) ? next : null;
}
