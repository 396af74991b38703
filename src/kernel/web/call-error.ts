import type { FieldError } from '#kernel/contract/errors.ts';

interface Refused {
  /** 0 means that there was no answer. */
  status: number;
  /** `group.Code`, at least one. */
  codes: readonly string[];
  fieldErrors?: readonly FieldError[];
  details?: Record<string, unknown>;
  requestId?: string | undefined;
  unanswered?: NoAnswer;
}

/**
 * Why there was no answer: a read failed, a write may have taken effect, or it was held back because the server did not answer before. An upload
 * broke although the server answers others.
 */
export type NoAnswer = 'read' | 'write' | 'held' | 'upload';

/** A request that was refused or not answered, with everything the page needs for the message. */
export class CallError extends Error {
  override name = 'CallError';
  readonly status: number;
  readonly codes: readonly string[];
  readonly fieldErrors: readonly FieldError[];
  readonly details: Readonly<Record<string, unknown>>;
  readonly requestId: string | undefined;
  readonly unanswered: NoAnswer | undefined;

  constructor({ status, codes, fieldErrors = [], details = {}, requestId, unanswered }: Refused) {
    super(`${status} ${codes.join(', ')}`);
    this.status = status;
    this.codes = codes;
    this.fieldErrors = fieldErrors;
    this.details = details;
    this.requestId = requestId;
    this.unanswered = unanswered;
  }

  /** No answer: the user is offline, or the server is. */
  get offline(): boolean {
    return this.status === 0;
  }

  has(code: string): boolean {
    return this.codes.includes(code);
  }
}

/** Converts `{ group: [code] }` of the answer to `group.code`. */
export function codesOf(errorCodes: unknown): string[] {
  if (!isRecord(errorCodes)) return [];
  return Object.entries(errorCodes).flatMap(([group, codes]) =>
    Array.isArray(codes) ? codes.map((code) => `${group}.${String(code)}`) : [],
  );
}

/** The error of an answer other than success. */
export function errorOfAnswer(status: number, body: unknown, requestId: string | undefined): CallError {
  const refusal = isRecord(body) ? body : {};
  // An answer with status 500 is a server error, whatever else it contains (shell.21).
  const codes = refusal['statusCode'] === 500 ? [] : codesOf(refusal['errorCodes']);
  return new CallError({
    status,
    codes: codes.length > 0 ? codes : [codeOfStatus(status)],
    // Created by the server's own schema (Refusal); the web does not parse answers again.
    fieldErrors: Array.isArray(refusal['fieldErrors']) ? (refusal['fieldErrors'] as FieldError[]) : [],
    details: isRecord(refusal['details']) ? refusal['details'] : {},
    requestId: typeof refusal['requestId'] === 'string' ? refusal['requestId'] : requestId,
  });
}

const statusCodes: Record<number, string> = {
  401: 'common.Unauthorized',
  403: 'common.Forbidden',
  404: 'common.NotFound',
  409: 'common.Conflict',
  413: 'common.TooLarge',
  429: 'common.TooManyRequests',
  503: 'common.Maintenance',
};

function codeOfStatus(status: number): string {
  return statusCodes[status] ?? 'common.Unknown';
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
