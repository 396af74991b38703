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

/** What waits for the end of the term; `itemId` is null for the transition to months or to years. */
export interface PendingChange {
  id: string;
  kind: 'tier' | 'plan' | 'monthly' | 'yearly' | 'end';
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
  /** Percent for once: they hold for the first term that begins with them. */
  isForTerm: boolean;
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
  /** What a year was charged by when it began: its seats, and the discounts that held then; null for everything else. */
  year: { seats: number; discountIds: string[] } | null;
}

/** Days on which nothing was sold; `end` is the first on which it is again, null while it is not. */
export interface Pause {
  from: Day;
  end: Day | null;
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
  /** For these days nothing is charged, the oldest first (subscription.45). */
  pauses: readonly Pause[];
  makeId: () => string;
}

/** Why a line is charged. */
export interface Reason {
  code: 'usedDays' | 'yearAhead' | 'restOfYear' | 'addedSeats' | 'unusedDays' | 'unsoldDays' | 'pack' | 'discount';
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
  /** What a code of percent takes off quantity times price; negative where that is credited. */
  discount: number;
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

/** The whole order (subscription.23); tiers without their interval. */
export interface Order {
  plans: { planId: PlanId; tierId: string }[];
  interval: Interval;
  products: { productId: ProductId; quantity: number }[];
  discount: (Omit<GivenDiscount, 'discountId' | 'isForTerm' | 'from' | 'to' | 'replacedOn'> & { months: number | null }) | null;
}
