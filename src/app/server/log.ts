import pino from 'pino';
import type { Logger } from 'pino';

/** Structured logs; commands whose output is parsed log to standard error. Bodies, queries, cookies and keys are never logged; if an object contains one, it is redacted by name. */
export function openLog(level: string, output: 'stdout' | 'stderr' = 'stdout'): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: loggedError },
    redact: {
      paths: ['*.password', '*.authorization', '*.cookie', '*.token', '*.secret', '*.socialSecurityNumber', '*.salaryAccountNumber'],
      censor: '[removed]',
    },
  };
  return pino(options, pino.destination(output === 'stderr' ? 2 : 1));
}

interface LoggedError {
  type: string;
  message: string;
  stack: string | undefined;
  code?: unknown;
  cause?: LoggedError;
  [place: string]: unknown;
}

/** An error of PostgreSQL, known by its fields: the driver itself belongs to the stores. */
function isOfDatabase(error: Error): error is Error & Record<string, unknown> & { code: string } {
  return 'severity' in error && 'code' in error && typeof error.code === 'string' && error.code.length === 5;
}

const placesOfDatabase = ['severity', 'schema', 'table', 'column', 'dataType', 'constraint', 'routine', 'file', 'line'] as const;

/**
 * An error in the form of the log. PostgreSQL repeats people's values in `detail`, `where` and `hint`, and in quotes in the message; only its code and
 * the names of tables, columns and constraints are kept.
 */
export function loggedError(error: unknown, depth = 0): LoggedError | string {
  if (!(error instanceof Error)) return typeof error;
  const places = isOfDatabase(error)
    ? placesOfDatabase.flatMap((place) => (error[place] === undefined ? [] : [[place, error[place]]]))
    : [];
  const message = isOfDatabase(error) ? withoutValues(error) : error.message;
  const { code, cause } = error as Error & { code?: unknown }; // Node and `pg` set it; other errors lack it.
  const below = cause === undefined || depth === 3 ? undefined : loggedError(cause, depth + 1);
  return {
    type: error.name,
    message,
    // The stack begins with the message.
    stack: error.stack?.replace(error.message, () => message),
    ...(code !== undefined && { code }),
    ...Object.fromEntries(places),
    ...(typeof below === 'object' && { cause: below }),
  };
}

/** A message about a value (classes 22 and P0) may contain it anywhere; others quote only names, with double quotes. */
function withoutValues({ code, message }: { code: string; message: string }): string {
  return /^(?:22|P0)/.test(code) ? `PostgreSQL refused a value (${code})` : message;
}
