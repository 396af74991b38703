import type { FieldError } from '#kernel/contract/errors.ts';

export interface FailureExtra {
  /** What the message must name: the overlapping absence, the current values at a conflict. */
  details?: Record<string, unknown>;
  fieldErrors?: readonly FieldError[];
}

/** An expected refusal, answered as `errorCodes: { group: [code] }`; everything else thrown is a bug. */
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
  'common.TooLarge': 413,
  'common.TooManyRows': 413,
  'common.TooManyRequests': 429,
  'common.Maintenance': 503,
};

/** Refuses the call; the status follows from a common code and is 400 otherwise. */
export function fail(code: string, status: number = usualStatus[code] ?? 400, extra: FailureExtra = {}): never {
  throw new Failure(code, status, extra);
}
