import type { Company } from '../database/unit.ts';
import { register } from '../registers.ts';
import type { Services } from '../services.ts';

/** Which work, of which company, about which record. */
export interface WorkPlace {
  companyId: number;
  workId: string;
  recordId: string;
}

/** Work that is being done. Both functions belong into a transaction of the work's own, and undo it when the work has been cancelled. */
export interface RunningWork extends WorkPlace {
  /** Tells how much is done, in percent. */
  report: (company: Company, percent: number) => Promise<void>;
  /** Ends the work, in the transaction that keeps what it made. */
  end: (company: Company) => Promise<void>;
  /** Ends it as failed, in the transaction that says so in its record: another try would come to the same. `reason` is a code with a sentence; null: its page says why. */
  fail: (company: Company, reason: string | null) => Promise<void>;
}

/** A try failed for a reason that its readers may know: a code with a sentence among the texts of errors. */
export class WorkFault extends Error {
  override name = 'WorkFault';
  readonly code: string;

  constructor(code: string, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}

/** One kind of work that goes on after the call that asked for it, declared by the feature that does it. */
export interface WorkKind {
  name: string;
  /** The record it works on, as the log names it; open pages are told of it. */
  recordKind: string;
  /** The page that shows what it makes, with its query; `key` is what unfinished work has once. */
  path?: (recordId: string, key: string) => string;
  /** How often it is tried before it has failed; 3 by default. */
  maxTries?: number;
  /** What failed is not tried again as it was: whoever wants it asks for it anew on its page. */
  isAskedAnew?: true;
  /** Seconds before the second try, doubled for each after it; 2 by default. */
  retryDelaySeconds?: number;
  /** Seconds until running work counts as lost; 900 by default. */
  expireInSeconds?: number;
  /** How many companies' work a process does at once; 2 by default. */
  atOnce?: number;
  /** Looks again after so many seconds whether it goes on, in case its process has crashed. Only for work that several processes may do at once. */
  lookAgainSeconds?: number;
  /** A try may follow one that ended anywhere, so it continues or begins anew. */
  run: (services: Services, work: RunningWork) => Promise<void>;
  /** Says in its record that the last try has failed, in the transaction that notes it; `reason` is a code. */
  failed?: (services: Services, company: Company, failure: { recordId: string; reason: string }) => Promise<void>;
  /** Removes what a cancelled try has left; work without it cannot be cancelled. */
  cancel?: (company: Company, recordId: string) => Promise<void>;
}

export const workKinds = register<WorkKind>('kernel.work-kinds', ({ name }) => name);
