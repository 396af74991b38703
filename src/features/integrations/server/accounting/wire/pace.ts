import type { Clock } from '#kernel/server/clock.ts';
import type { Services } from '#kernel/server/services.ts';
import { ProviderRefusal } from '../provider.ts';
import { holdUntil, readFreeMoment, reserveMoment } from '../store-pace.ts';

/** The limits of other systems, kept by all processes together. */
export interface Pace {
  /** Waits for the next moment that is free for a key of a limit, and takes it; `spacing` is how many milliseconds lie between two. */
  enter: (key: string, spacing: number) => Promise<void>;
  /** Nobody asks with this key for so many seconds. */
  hold: (key: string, seconds: number) => Promise<void>;
}

/** The longest that a question waits for its moment. */
const longestWait = 90_000;

export function createPace({ clock, database, secrets }: Pick<Services, 'clock' | 'database' | 'secrets'>): Pace {
  const digestOf = (key: string) => secrets.digest(key, 'provider-pace');
  const enter = async (key: string, spacing: number): Promise<void> => {
    const digest = digestOf(key);
    const now = clock.now();
    const latest = new Date(now.getTime() + longestWait);
    const moment = await database.transaction((unit) => reserveMoment(unit, { key: digest, now, spacing, latest }));
    if (moment === undefined) throw await tooLong(digest, now);
    await waitUntil(clock, moment, now);
  };
  const tooLong = async (digest: string, now: Date): Promise<ProviderRefusal> => {
    const free = await database.transaction((unit) => readFreeMoment(unit, digest));
    const waitSeconds = Math.max(1, Math.ceil(((free ?? now).getTime() - now.getTime()) / 1000));
    return new ProviderRefusal('limited', 'Too many calls for now.', { waitSeconds });
  };
  const hold = async (key: string, seconds: number): Promise<void> => {
    const until = new Date(clock.now().getTime() + seconds * 1000);
    await database.transaction((unit) => holdUntil(unit, digestOf(key), until));
  };
  return { enter, hold };
}

async function waitUntil(clock: Clock, moment: Date, now: Date): Promise<void> {
  const rest = moment.getTime() - now.getTime();
  if (rest > 0) await clock.pause(rest);
}
