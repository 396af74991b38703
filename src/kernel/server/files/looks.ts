import type { StoredContent } from '../file-response.ts';
import { wantedRange, type Conditions } from './range.ts';

const millisecondsOfLook = 6 * 3_600_000;
const mostRemembered = 10_000;

// A cache: when each look that was logged in this process began, the newest last.
const begun = new Map<string, number>();

/** Remembers a look for six hours, once its line of the log is stored: further parts of the same file belong to it. */
export function rememberLook(key: string, now: Date): void {
  begun.delete(key);
  begun.set(key, now.getTime());
  const [oldest] = begun.keys();
  if (begun.size > mostRemembered && oldest !== undefined) begun.delete(oldest);
}

/**
 * Whether a request opens a file anew, which is logged. It does not when it only asks whether there would be an answer (HEAD), or fetches a
 * further part of content whose look is remembered under the key; a header alone proves no earlier look. Generated content has no parts.
 */
export function isLook(
  asked: Pick<Conditions, 'isHead' | 'range' | 'ifRange'>,
  stored: StoredContent | undefined,
  { key, now }: { key: string | undefined; now: Date },
): boolean {
  if (asked.isHead) return false;
  const part = stored && wantedRange(stored, asked);
  if (part === 'none') return false;
  if (part === undefined || part.start === 0 || key === undefined) return true;
  const since = begun.get(key);
  return since === undefined || now.getTime() - since > millisecondsOfLook;
}
