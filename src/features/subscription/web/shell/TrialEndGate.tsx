import { Suspense, useLayoutEffect, useState } from 'react';
import { lazyComponent } from '#kernel/web/parts.ts';
import { useSession } from '#kernel/web/session.ts';
import { isTrialEndShown, trialEndSeen } from '#kernel/web/trial-end-seen.ts';
import { hasJustEnded } from './trial-notice.ts';
import { useMinute } from './use-minute.ts';

// Loaded only on the day it is shown.
const TrialEnded = lazyComponent(async () => (await import('./TrialEnded.tsx')).TrialEnded, 'subscription/later');

/** Tells everybody once in each tab that the trial has ended, until a systemadmin took note of it (shell.19). */
export function TrialEndGate() {
  const now = useMinute();
  const user = useSession();
  const [isSeen, setSeen] = useState(() => trialEndSeen.get());
  const isTold = !isSeen && user !== undefined && hasJustEnded(user.company, now);
  useLayoutEffect(() => {
    isTrialEndShown.set(isTold);
    return () => isTrialEndShown.set(false);
  }, [isTold]);
  if (!isTold) return null;
  const close = () => {
    trialEndSeen.note();
    setSeen(true);
  };
  return (
    <Suspense fallback={null}>
      <TrialEnded onClose={close} />
    </Suspense>
  );
}
