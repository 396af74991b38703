import type { Breach } from '../../contract/endpoints-breaches.ts';
import { isRunning } from '../../contract/rules/breach-duties.ts';

/** How the clock of a breach stands. */
export type ClockState =
  | { kind: 'running'; hours: number; minutes: number; seconds: number }
  | { kind: 'over'; hours: number }
  | { kind: 'told'; isLate: boolean }
  | { kind: 'noRisk' };

/** The clock at a moment: real time to the end of the hours, or past it (gdpr.105). */
export function clockOf(
  { risk, authorityNotifiedAt, notifyBy, isLate }: Pick<Breach, 'risk' | 'authorityNotifiedAt' | 'notifyBy' | 'isLate'>,
  now: number,
): ClockState {
  if (authorityNotifiedAt !== null) return { kind: 'told', isLate };
  if (!isRunning({ risk, authorityNotifiedAt: null })) return { kind: 'noRisk' };
  const left = Math.ceil((Date.parse(notifyBy) - now) / 1000);
  if (left < 0) return { kind: 'over', hours: Math.floor(-left / 3600) };
  return { kind: 'running', hours: Math.floor(left / 3600), minutes: Math.floor((left % 3600) / 60), seconds: left % 60 };
}
