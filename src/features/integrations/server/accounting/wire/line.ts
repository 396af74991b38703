import { randomInt } from 'node:crypto';
import { retryAfterOf } from '#kernel/server/other-server.ts';
import type { Services } from '#kernel/server/services.ts';
import { ProviderRefusal } from '../provider.ts';
import { ask, usualLimits, type Answer, type AskLimits, type Question } from './ask.ts';
import { createPace, type Pace } from './pace.ts';

/** What adapters need of the installation. */
export type LineServices = Pick<Services, 'clock' | 'database' | 'secrets'>;

/** A limit of another system: whom it counts, and the milliseconds between two calls where that is known. */
export interface Limit {
  key: string;
  spacing: number;
}

/** Asks other systems within their limits (integrations.22). */
export interface Line {
  /** The answer, whatever its status but 429, which is waited for. */
  ask: (limit: Limit, question: Question) => Promise<Answer>;
}

/** Seconds that one call waits for a system that says it is asked too often; then whoever called decides. */
const maxWaitSeconds = 90;
const longestPause = 60;
/** Companies share a limit, so one odd number must not stop all of them for days. */
const longestHold = 3600;

export function createLine(services: LineServices, limits: AskLimits = usualLimits): Line {
  const pace = createPace(services);
  return {
    ask: async (limit, question) => {
      let waited = 0;
      for (let attempt = 0; ; attempt += 1) {
        await pace.enter(limit.key, limit.spacing);
        const answer = await ask(question, limits);
        if (answer.status !== 429) {
          await pauseWhenSpent(pace, limit, answer.headers);
          return answer;
        }
        const waitSeconds = waitOf(answer.headers, attempt);
        await pace.hold(limit.key, waitSeconds);
        waited += waitSeconds;
        if (waited > maxWaitSeconds) throw new ProviderRefusal('limited', 'Too many calls for now.', { status: 429, waitSeconds });
      }
    },
  };
}

/** A system that says that nothing is left is not asked before its period ends. */
async function pauseWhenSpent(pace: Pace, { key }: Limit, headers: Headers): Promise<void> {
  const reset = secondsOf(headers.get('x-rate-limit-reset'));
  if (headers.get('x-rate-limit-remaining') === '0' && reset !== undefined) await pace.hold(key, Math.min(reset, longestHold));
}

/** The system's own number, else 1, 2, 4 … 60 seconds and by chance up to a quarter more, so that not all come back at once. */
function waitOf(headers: Headers, attempt: number): number {
  const said = secondsOf(headers.get('x-rate-limit-reset')) ?? retryAfterOf(headers);
  if (said !== undefined) return Math.min(said, longestHold);
  const base = Math.min(longestPause, 2 ** attempt);
  return base + (base * randomInt(250)) / 1000;
}

function secondsOf(text: string | null): number | undefined {
  return text !== null && /^\d{1,6}$/.test(text.trim()) ? Math.max(1, Number(text)) : undefined;
}
