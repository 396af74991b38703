import { Suspense } from 'react';
import { LimitReached, type LimitCheck } from '#features/billing/web/public.ts';

/** Says that the subscription covers no more contracts, once that was met. */
export function ContractLimit({ limit }: { limit: Pick<LimitCheck, 'reached' | 'close'> }) {
  return (
    limit.reached && (
      <Suspense fallback={null}>
        <LimitReached {...limit} />
      </Suspense>
    )
  );
}
