import pino from 'pino';
import type { Logger } from 'pino';

/** Structured logs on standard output. Bodies, queries, cookies and keys are never logged; what slips into an object is redacted by name. */
export function openLog(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['*.password', '*.authorization', '*.cookie', '*.token', '*.secret', '*.socialSecurityNumber', '*.salaryAccountNumber'],
      censor: '[removed]',
    },
  });
}
