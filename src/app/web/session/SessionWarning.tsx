import { Suspense, useCallback } from 'react';
import { lazyComponent } from '#kernel/web/parts.ts';
import { loadTexts } from '#kernel/web/texts.ts';
import { endSession } from '../session-actions.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

const SessionDialog = lazyComponent(
  async () => (await Promise.all([import('./SessionDialog.tsx'), loadTexts('app/later')]))[0].SessionDialog,
);

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
