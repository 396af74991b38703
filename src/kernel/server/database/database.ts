import type { Company, Unit } from './unit.ts';

export interface TransactionOptions {
  /** Whose own memberships the transaction may see across companies. */
  accountId?: string;
  /**
   * The commit does not wait for the disk. Only for work that would be done anew if PostgreSQL's machine broke down and the last half second
   * with it; what goes outside the product for it is committed later, and that waits for both.
   */
  canBeRedone?: boolean;
  /** A transaction that only reads gives its answer before its end is confirmed; nothing it did could be lost. */
  answersFirst?: boolean;
}

/**
 * The product's database: transactions, and news from other processes. Where a migration meets a process at work, a transaction is rolled back
 * and its work run a second time; what work gathers outside the database is therefore begun inside it.
 */
export interface Database {
  /** Runs work in one transaction without a company; only global tables, and the account's own memberships, are visible. */
  transaction: <T>(work: (unit: Unit) => Promise<T>, options?: TransactionOptions) => Promise<T>;
  /** Runs one statement that reads, without a transaction around it; it sees what a transaction without a company sees, and cannot write. */
  read: <T>(work: (unit: Unit) => Promise<T>) => Promise<T>;
  /** Runs work in one transaction of one company. */
  forCompany: <T>(companyId: number, work: (company: Company) => Promise<T>, options?: TransactionOptions) => Promise<T>;
  /** Makes the open transaction one of this company: for founding a company and accepting an invitation, where the call starts without one. */
  enter: (unit: Unit, companyId: number) => Promise<Company>;
  /** Lets the open transaction see this account's own memberships: for the end of a sign-in, where the account is found on the way. */
  actAs: (unit: Unit, accountId: string) => Promise<void>;
  /** Hears what `notify` sent from any process. What was sent while the connection was down is lost: `onReconnect` says when to look again. */
  listen: (channel: string, handler: (payload: string) => void, onReconnect?: () => void) => Promise<() => Promise<void>>;
  /** How many statements this process has sent; tests compare it before and after a call. Opening and closing a transaction count one each. */
  statements: () => number;
  /** Proves that the database answers; throws when it does not. */
  ping: () => Promise<void>;
  close: () => Promise<void>;
}
