import type { Catalogue, Interval, PlanId, ProductId } from '../../contract/catalogue.ts';

type Day = string;

/** A plan that is paid for, in a tier without its interval; `to` is its last day. */
export interface PaidItem {
  itemId: string;
  planId: PlanId;
  tierId: string;
  /** The terms it was bought under (subscription.8). */
  catalogueVersion: number;
  from: Day;
  to: Day | null;
}

/** What waits for the end of the term; `itemId` is null for the transition to months. */
export interface PendingChange {
  id: string;
  kind: 'tier' | 'plan' | 'monthly' | 'end';
  itemId: string | null;
  to: { planId: PlanId; tierId: string } | null;
  day: Day;
}

/** What a discount code gives the company (subscription.16). */
export interface GivenDiscount {
  discountId: string;
  code: string;
  gives: { percent: number } | { amount: number };
  /** Null for every plan. */
  plans: PlanId[] | null;
  includesProducts: boolean;
  from: Day;
  /** Its last day; null for always. */
  to: Day | null;
  /** From when another one counts instead. */
  replacedOn: Day | null;
}

/** What was charged so far for an item, or taken off by a discount, in the term that runs. */
export interface BilledPart {
  /** The item or the discount. */
  subjectId: string;
  net: number;
}

export interface UsersFrom {
  day: Day;
  users: number;
}

/** What a company pays for, as far as it decides what is charged from now on. */
export interface PaidState {
  /** The first day of the periods of payment; null while nothing is paid for. */
  anchor: Day | null;
  interval: Interval | null;
  /** The next day on which a period ends; before it, the clock has nothing to do. */
  nextDay: Day | null;
  /** Those that run, or have days in the term that runs. */
  items: PaidItem[];
  changes: PendingChange[];
  discounts: GivenDiscount[];
  billed: BilledPart[];
}

/** What is known beside it. */
export interface Circumstances {
  /** How many users there were from which day on. */
  usersByDay: readonly UsersFrom[];
  catalogues: readonly Catalogue[];
  makeId: () => string;
}

/** Why a line is charged. */
export interface Reason {
  code: 'usedDays' | 'yearAhead' | 'restOfYear' | 'addedSeats' | 'unusedDays' | 'pack' | 'discount';
  args: Record<string, string | number>;
}

export interface PricedLine {
  planId: PlanId | null;
  productId: ProductId | null;
  /** The item or the discount it belongs to; null for packs. */
  subjectId: string | null;
  from: Day;
  /** Its last day. */
  to: Day;
  quantity: number;
  unitPrice: number;
  net: number;
  /** Whether it pays for days to come. */
  isAhead: boolean;
  reason: Reason;
}

export interface PricedInvoice {
  date: Day;
  kind: 'invoice' | 'creditNote';
  lines: PricedLine[];
  net: number;
  vat: number;
  total: number;
  balanceUsed: number;
  payable: number;
}

/** The whole wish (subscription.23); tiers without their interval. */
export interface Wish {
  plans: { planId: PlanId; tierId: string }[];
  interval: Interval;
  products: { productId: ProductId; quantity: number }[];
  discount: (Omit<GivenDiscount, 'discountId' | 'from' | 'to' | 'replacedOn'> & { months: number | null }) | null;
}
