import { Suspense } from 'react';
import { DialogToCome } from '#kernel/web/DialogToCome.tsx';
import { lazyComponent } from '#kernel/web/parts.ts';
import type { LimitCheck } from '../use-limit.ts';

// Loaded, with their texts, when a limit is first met.
const Reached = lazyComponent(async () => (await import('./LimitReached.tsx')).LimitReached, 'billing');
const Admins = lazyComponent(async () => (await import('./MultipleAdmins.tsx')).MultipleAdmins, 'billing');

/** Says that the subscription covers no more, once that was met; stands beside the button of `useLimit` (shell.38). */
export function LimitNotice({ limit }: { limit: Pick<LimitCheck, 'reached' | 'close'> }) {
  return (
    limit.reached && (
      <Suspense fallback={<DialogToCome />}>
        <Reached {...limit} />
      </Suspense>
    )
  );
}

/** Says that more system admins need a subscription, which a call has refused. */
export function AdminsNotice({ onClose }: { onClose: () => void }) {
  return (
    <Suspense fallback={<DialogToCome />}>
      <Admins onClose={onClose} />
    </Suspense>
  );
}
