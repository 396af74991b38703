import { Suspense } from 'react';
import { LockedFeature } from '#features/content/web/public.ts';
import { useStore } from '#kernel/web/store.ts';
import { lockedShown } from './locked-shown.ts';

/** The dialog of a locked entry of a menu or the home page (shell.17). */
export function LockedShown() {
  const feature = useStore(lockedShown);
  if (!feature) return null;
  return (
    <Suspense fallback={null}>
      <LockedFeature feature={feature} onClose={() => lockedShown.set(undefined)} />
    </Suspense>
  );
}
