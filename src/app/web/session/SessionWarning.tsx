import { Suspense, useCallback } from 'react';
import { latePart } from '#kernel/web/parts.ts';
import { endSession } from '../session-actions.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

const SessionDialog = latePart(async () => (await import('./SessionDialog.tsx')).SessionDialog);

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
