import pino from 'pino';
import type { Logger } from 'pino';

/** Structured logs; commands whose output is parsed log to standard error. Bodies, queries, cookies and keys are never logged; if an object contains one, it is redacted by name. */
export function openLog(level: string, output: 'stdout' | 'stderr' = 'stdout'): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['*.password', '*.authorization', '*.cookie', '*.token', '*.secret', '*.socialSecurityNumber', '*.salaryAccountNumber'],
      censor: '[removed]',
    },
  };
  return pino(options, pino.destination(output === 'stderr' ? 2 : 1));
}
