import { lazy, Suspense, useCallback } from 'react';
import { endSession } from '../session-actions.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

const SessionDialog = lazy(async () => ({ default: (await import('./SessionDialog.tsx')).SessionDialog }));

/** Warns before the session ends, and leaves when it has (SH-14). */
export function SessionWarning() {
  const left = useSecondsLeft(useCallback(() => void endSession(), []));
  if (left === undefined) return null;
  return (
    <Suspense>
      <SessionDialog secondsLeft={left} />
    </Suspense>
  );
}
