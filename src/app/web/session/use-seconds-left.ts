import { useEffect, useState } from 'react';
import { useExpiry, useSession } from '#kernel/web/session.ts';
import { checkDelay, warningSeconds } from './countdown.ts';

/** The seconds left in the session within the warning period; undefined before. Calls `onEnd` at the end. */
export function useSecondsLeft(onEnd: () => void): number | undefined {
  const expires = useExpiry();
  const isSignedIn = useSession() !== undefined;
  const [left, setLeft] = useState<number>();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      clearTimeout(timer);
      if (!expires || !isSignedIn) return setLeft(undefined);
      const seconds = (expires.getTime() - Date.now()) / 1000;
      const warning = warningSeconds(location.hash);
      if (seconds <= 0) return onEnd();
      setLeft(seconds <= warning ? seconds : undefined);
      // A timer of more than 24 days would fire immediately.
      timer = setTimeout(look, seconds <= warning ? 1000 : Math.min(checkDelay(seconds, warning), 2 ** 31 - 1));
    };
    look();
    // The address may set the warning period (shell.36).
    window.addEventListener('hashchange', look);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('hashchange', look);
    };
  }, [expires, isSignedIn, onEnd]);

  return left;
}
