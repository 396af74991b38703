import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { PictureSteps } from '#features/content/web/public.ts';
import { PartToCome } from '#kernel/web/PartToCome.tsx';
import type { AccountingSystem } from '../../contract/kinds.ts';

/** How the key of a system is made, in pictures, beside the field that takes it. */
export function ConnectSteps({ provider }: { provider: AccountingSystem }) {
  return (
    <Suspense fallback={<PartToCome isLine skeleton={<Skeleton height="12rem" />} />}>
      <PictureSteps topic={`integrations-${provider}`} />
    </Suspense>
  );
}
