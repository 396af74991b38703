/** What PostgreSQL answers when it cannot work now: no connection (08), no room or memory (53), shutting down (57P), I/O error (58). */
const databaseStates = /^(?:08...|53...|57P0[1-5]|58030)$/;
const systemCodes: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'ENOSPC',
  'EDQUOT',
  'EMFILE',
]);
/** `pg` gives its own errors no code. */
const clientMessages =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Cannot use a pool after calling end)/;

/** What Node, `pg` and the client of S3 set; any error may lack it. */
type ForeignError = Error & { code?: unknown; syscall?: unknown; $metadata?: { httpStatusCode?: number } };

/** When a client may try again after such an error. */
export const retryAfterSeconds = 5;

/** Whether an error means that the database, the disk or the network fails now, and the same call may succeed later (wire.31). */
export function isUnavailable(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    const { code, syscall, $metadata } = cause as ForeignError; // Every error may be one.
    if (systemCodes.has(code) || (typeof code === 'string' && databaseStates.test(code))) return true;
    // The socket of the embedded database is gone.
    if (code === 'ENOENT' && syscall === 'connect') return true;
    if (clientMessages.test(cause.message) || isBucketFault($metadata)) return true;
  }
  return false;
}

/** A bucket that is full, stopped or overloaded answers with a fault of its own. */
function isBucketFault(answer: ForeignError['$metadata']): boolean {
  return (answer?.httpStatusCode ?? 0) >= 500;
}
