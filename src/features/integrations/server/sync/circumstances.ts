import type { Circumstances } from '#features/people/contract/refused-fields.ts';
import { dayIn } from '#kernel/server/clock.ts';
import { ProviderRefusal } from '../accounting/provider.ts';
import type { RunningSync } from './running-sync.ts';
import type { Outcome } from './settle-row.ts';

/** By what values are judged now. */
export function circumstancesOf({ services }: Pick<RunningSync, 'services'>): Circumstances {
  return { today: dayIn('Europe/Oslo', services.clock.now()), allowSynthetic: !services.config.production };
}

const maxLetters = 1000;

/** What becomes of somebody whom the other system refused, in its own words; anything else is thrown on. */
export function refusedBy(error: unknown): Outcome {
  if (!(error instanceof ProviderRefusal)) throw error;
  const words = [error.message, ...(error.more.fields ?? []).map(({ message }) => message)];
  return {
    fate: 'failed',
    reason: error.kind === 'notFound' ? 'gone' : 'refused',
    words: [...new Set(words)].join(' ').slice(0, maxLetters),
  };
}
