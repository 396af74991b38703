/** The accounts of the ledger, with their numbers of the Norwegian standard chart (NS 4102). */
export const ledgerAccounts = {
  receivable: 1500,
  revenue: 3000,
  deferredRevenue: 2970,
  vat: 2700,
  bank: 1920,
  card: 1580,
  customerBalance: 2910,
  loss: 7830,
} as const;
export type LedgerAccount = keyof typeof ledgerAccounts;

export const postingKinds = [
  'issued',
  'balanceUsed',
  'credited',
  'earned',
  'paid',
  'payout',
  'lost',
  'recovered',
  'refunded',
  'carried',
] as const;
export type PostingKind = (typeof postingKinds)[number];
