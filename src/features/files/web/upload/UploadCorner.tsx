import { Suspense } from 'react';
import { lazyComponent } from '#kernel/web/parts.ts';
import { useStore } from '#kernel/web/store.ts';
import { trayNeeded } from './tray-needed.ts';

const UploadTray = lazyComponent(async () => (await import('./UploadTray.tsx')).UploadTray, 'files');

/** The place of the upload list on every page; empty until something is uploaded. */
export function UploadCorner() {
  if (!useStore(trayNeeded)) return null;
  return (
    <Suspense fallback={null}>
      <UploadTray />
    </Suspense>
  );
}
