/**
 * What the company of `year-of-a-subscription.test.ts` is charged, worked out by hand from the list prices of `sell-plans.ts`: HR 79.00 for each user and
 * month and at least four, Contracts Premium 1,000.00 a month, a year ahead less 20 %, VAT 25 % of the sum, all in øre and rounded half up.
 */
export interface SheetInvoice {
  date: string;
  dueDate: string;
  /** Of each line: the days it is for, and what it charges. */
  lines: { from: string; to: string; net: number }[];
  net: number;
  vat: number;
  total: number;
}

export const sheet: SheetInvoice[] = [
  {
    // Five users on 9 days, nine on 11, seven on 11: 45 + 99 + 77 = 221 days of users. 221 × 79.00 ÷ 31 = 563.193…
    date: '2027-01-01',
    dueDate: '2027-01-15',
    lines: [{ from: '2026-12-01', to: '2026-12-31', net: 56_319 }],
    net: 56_319,
    // 140.7975
    vat: 14_080,
    total: 70_399,
  },
  {
    // Seven users the whole month, 7 × 79.00; Contracts from the 11th, 21 of 31 days: 677.419…
    date: '2027-02-01',
    dueDate: '2027-02-15',
    lines: [
      { from: '2027-01-01', to: '2027-01-31', net: 55_300 },
      { from: '2027-01-11', to: '2027-01-31', net: 67_742 },
    ],
    net: 123_042,
    // 307.605
    vat: 30_761,
    total: 153_803,
  },
  {
    // 14 of 28 days of both; then a year: 7 users × 79.00 × 12 × 0.8 = 5,308.80, and 1,000.00 × 12 × 0.8.
    date: '2027-02-15',
    dueDate: '2027-03-01',
    lines: [
      { from: '2027-02-01', to: '2027-02-14', net: 27_650 },
      { from: '2027-02-01', to: '2027-02-14', net: 50_000 },
      { from: '2027-02-15', to: '2028-02-14', net: 530_880 },
      { from: '2027-02-15', to: '2028-02-14', net: 960_000 },
    ],
    net: 1_568_530,
    // 3,921.325
    vat: 392_133,
    total: 1_960_663,
  },
  {
    // An eighth user from 20 March: 332 of 365 days × 758.40 = 689.832…
    date: '2027-04-15',
    dueDate: '2027-04-29',
    lines: [{ from: '2027-03-20', to: '2028-02-14', net: 68_983 }],
    net: 68_983,
    // 172.4575
    vat: 17_246,
    total: 86_229,
  },
];
