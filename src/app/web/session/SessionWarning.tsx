import { Suspense, useCallback } from 'react';
import { lazyComponent } from '#kernel/web/parts.ts';
import { endSession } from '../session-actions.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

const SessionDialog = lazyComponent(async () => (await import('./SessionDialog.tsx')).SessionDialog, 'app/later');

/** Warns before the session ends, and closes once it has been extended or has ended (shell.36). */
export function SessionWarning() {
  const left = useSecondsLeft(useCallback(() => void endSession(), []));
  if (left === undefined) return null;
  return (
    <Suspense>
      <SessionDialog secondsLeft={left} />
    </Suspense>
  );
}
