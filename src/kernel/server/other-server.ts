// What every client of another server must know of a line that broke, and of "too often".

const neverReachedCodes: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Whether an error of `fetch` says that the line was never there, so that nothing was sent. */
export function neverReached(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  if (typeof cause !== 'object' || cause === null || !('code' in cause) || !neverReachedCodes.has(cause.code)) return false;
  // A line that was there may end with the same codes, after what was sent has arrived.
  return !('syscall' in cause && (cause.syscall === 'read' || cause.syscall === 'write'));
}

/**
 * The seconds of Retry-After (RFC 9110, 10.2.3), at least 1; a date is read by the other server's own clock, its Date. Undefined without one, or when it is
 * neither.
 */
export function retryAfterOf(headers: Headers): number | undefined {
  const text = headers.get('retry-after')?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Math.max(1, Number(text));
  const seconds = Math.ceil((Date.parse(text) - Date.parse(headers.get('date') ?? '')) / 1000);
  return Number.isFinite(seconds) ? Math.max(1, seconds) : undefined;
}
