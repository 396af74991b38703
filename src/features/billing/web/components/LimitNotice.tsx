import { lazy, Suspense } from 'react';
import { loadTexts } from '#kernel/web/texts.ts';
import type { LimitCheck } from '../use-limit.ts';

// Loaded, with their texts, when a limit is first met.
const Reached = lazy(async () => ({ default: (await withTexts(import('./LimitReached.tsx'))).LimitReached }));
const Admins = lazy(async () => ({ default: (await withTexts(import('./MultipleAdmins.tsx'))).MultipleAdmins }));

async function withTexts<Part>(loading: Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([loading, loadTexts('billing')]);
  return part;
}

/** Says that the subscription covers no more, once that was met; stands beside the button of `useLimit` (shell.38). */
export function LimitNotice({ limit }: { limit: Pick<LimitCheck, 'reached' | 'close'> }) {
  return (
    limit.reached && (
      <Suspense fallback={null}>
        <Reached {...limit} />
      </Suspense>
    )
  );
}

/** Says that more system admins need a subscription, which a call has refused. */
export function AdminsNotice({ onClose }: { onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      <Admins onClose={onClose} />
    </Suspense>
  );
}
