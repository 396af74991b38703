import { Suspense } from 'react';
import { lazyComponent } from '#kernel/web/parts.ts';
import { useStore } from '#kernel/web/store.ts';
import { loadTexts } from '#kernel/web/texts.ts';
import { trayNeeded } from './tray-needed.ts';

const UploadTray = lazyComponent(async () => {
  const [part] = await Promise.all([import('./UploadTray.tsx'), loadTexts('files')]);
  return part.UploadTray;
});

/** Keeps a corner of every page for what is being uploaded; empty until something is. */
export function UploadCorner() {
  if (!useStore(trayNeeded)) return null;
  return (
    <Suspense fallback={null}>
      <UploadTray />
    </Suspense>
  );
}
