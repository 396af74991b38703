import type { Company, Unit } from './unit.ts';

/** The product's database: transactions, and nothing else. */
export interface Database {
  /** Runs work in one transaction without a company; only global tables, and the account's own memberships, are visible. */
  transaction: <T>(work: (unit: Unit) => Promise<T>, options?: { accountId?: string }) => Promise<T>;
  /** Runs work in one transaction of one company. */
  forCompany: <T>(companyId: number, work: (company: Company) => Promise<T>, options?: { accountId?: string }) => Promise<T>;
  /** How many statements this process has sent; tests compare it before and after a call. */
  statements: () => number;
  close: () => Promise<void>;
}
