import type { Clock } from '#kernel/server/clock.ts';
import { createSizedCache } from '../sized-cache.ts';
import type { ContentSource } from './source.ts';

const freshSeconds = 60;
/** How long a service that did not answer is not called again. */
const restSeconds = 30;
const keptAnswers = 1000;

interface CachedAnswer {
  value: unknown;
  at: number;
}

/** Caches the last good answers: they reduce the load, and are used when the service is unreachable (content.1). */
export function cacheAnswers(
  source: ContentSource,
  { clock, onFault }: { clock: Clock; onFault: (error: unknown) => void },
): ContentSource {
  const answers = createSizedCache<CachedAnswer>(keptAnswers, () => 1);
  const underWay = new Map<string, Promise<unknown>>();
  let restUntil = 0;

  const renew = async (key: string, query: string, params: Readonly<Record<string, string>>): Promise<unknown> => {
    const cached = answers.get(key)?.value;
    if (cached && clock.now().getTime() < restUntil) return cached.value;
    try {
      const value = await source.ask(query, params);
      answers.set(key, { value, at: clock.now().getTime() });
      return value;
    } catch (error) {
      restUntil = clock.now().getTime() + restSeconds * 1000;
      onFault(error);
      if (cached) return cached.value;
      throw error;
    }
  };

  return {
    place: source.place,
    ask: async (query, params) => {
      const key = JSON.stringify([query, params]);
      const cached = answers.get(key)?.value;
      if (cached && clock.now().getTime() - cached.at < freshSeconds * 1000) return cached.value;
      const request = underWay.get(key) ?? renew(key, query, params).finally(() => underWay.delete(key));
      underWay.set(key, request);
      return request;
    },
  };
}
