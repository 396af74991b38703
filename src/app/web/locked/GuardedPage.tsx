import { Suspense, type ComponentType } from 'react';
import { LockedFeature } from '#features/content/web/public.ts';
import type { PageRoute } from '#kernel/web/entry.ts';
import { PartToCome } from '#kernel/web/PartToCome.tsx';
import { isLocked, useSession } from '#kernel/web/session.ts';

/** The page, or its locked state if the company's subscription lacks it (shell.17). */
export function GuardedPage({ route: { subscriptionFeature }, page: Content }: { route: PageRoute; page: ComponentType }) {
  const user = useSession();
  if (!user || !subscriptionFeature || !isLocked(user, subscriptionFeature)) return <Content />;
  return (
    <Suspense fallback={<PartToCome skeleton={null} />}>
      <LockedFeature feature={subscriptionFeature} />
    </Suspense>
  );
}
