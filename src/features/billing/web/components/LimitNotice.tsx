import { lazy, Suspense } from 'react';
import { loadTexts } from '#kernel/web/texts.ts';
import type { LimitCheck } from '../use-limit.ts';

/** Loaded, with its texts, when a limit is first met. */
const LimitReached = lazy(async () => {
  const [component] = await Promise.all([import('./LimitReached.tsx'), loadTexts('billing')]);
  return { default: component.LimitReached };
});

/** Says that the subscription covers no more, once that was met; stands beside the button of `useLimit` (shell.38). */
export function LimitNotice({ limit }: { limit: Pick<LimitCheck, 'reached' | 'close'> }) {
  return (
    limit.reached && (
      <Suspense fallback={null}>
        <LimitReached {...limit} />
      </Suspense>
    )
  );
}
