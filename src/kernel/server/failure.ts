import type { FieldError, KernelErrorCode } from '#kernel/contract/errors.ts';

export interface FailureExtra {
  /** Data for the message: the overlapping absence, or the current values at a conflict. */
  details?: Record<string, unknown>;
  fieldErrors?: readonly FieldError[];
}

/**
 * Refuses a request with `Code`, or with a code that every request may get. A handler's `fail` is assignable where its endpoint declares all of
 * `Code`, so a function that several handlers share takes `Fail<'notes.NoChannel'>` and compiles only for endpoints with that code.
 */
export type Fail<Code extends string = never> = (code: Code | KernelErrorCode, status?: number, extra?: FailureExtra) => never;

/**
 * A refusal as a value: for rules, which cannot refuse, and for functions whose caller may handle it differently.
 * A problem with one of many items in a successful request (a row of an import, a file of an upload, a person of a chart) is a finding, not a
 * refusal; it has its own type beside the item's.
 */
export interface Refused<Code extends string> {
  refusal: Code;
  details?: Record<string, unknown>;
}

/** An expected refusal, answered as `errorCodes: { group: [code] }`; anything else thrown is a bug. */
export class Failure extends Error {
  override name = 'Failure';
  readonly code: string;
  readonly status: number;
  readonly extra: FailureExtra;

  constructor(code: string, status = 400, extra: FailureExtra = {}) {
    super(code);
    this.code = code;
    this.status = status;
    this.extra = extra;
  }
}

/** The caller has gone, so that nobody gets an answer; what the call did is rolled back. */
export class CallerDisconnected extends Error {
  override name = 'CallerDisconnected';
}

const usualStatus: Record<string, number> = {
  'common.Unauthorized': 401,
  'common.Forbidden': 403,
  'common.FeatureMissing': 403,
  'common.SubscriptionMissing': 403,
  'common.ReadOnly': 403,
  'common.CompanyEnding': 403,
  'common.ViewEnded': 403,
  'common.NotFound': 404,
  'common.Conflict': 409,
  'common.SentBefore': 409,
  'common.AlreadyDone': 409,
  'common.TooLarge': 413,
  'common.TooManyRows': 413,
  'common.TooManyRequests': 429,
  'common.TooManyWaiting': 429,
  'common.Maintenance': 503,
  'common.Unavailable': 503,
};

/** Refuses the request; the status follows from a common code and is 400 otherwise. */
export function fail(code: string, status: number = usualStatus[code] ?? 400, extra: FailureExtra = {}): never {
  throw new Failure(code, status, extra);
}
