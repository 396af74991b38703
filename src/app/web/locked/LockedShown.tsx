import { Suspense } from 'react';
import { LockedFeature } from '#features/content/web/public.ts';
import { useStore } from '#kernel/web/store.ts';
import { lockedShown } from './locked-shown.ts';

/** The dialog that a locked entry of a menu or of home opens (shell.17). */
export function LockedShown() {
  const feature = useStore(lockedShown);
  if (!feature) return null;
  return (
    <Suspense fallback={null}>
      <LockedFeature feature={feature} onClose={() => lockedShown.set(undefined)} />
    </Suspense>
  );
}
