import { useRef, useState } from 'react';
import { runOrShowError } from '#kernel/web/show-error.ts';

/** Runs one thing at a time and shows what refuses it: a second click does nothing, not even before the page has been drawn again. */
export function useRunning(): { isRunning: boolean; run: (work: () => Promise<void>) => void } {
  const running = useRef(false);
  const [isRunning, setRunning] = useState(false);
  const runOnce = async (work: () => Promise<void>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setRunning(true);
    try {
      await runOrShowError(work);
    } finally {
      running.current = false;
      setRunning(false);
    }
  };
  return { isRunning, run: (work) => void runOnce(work) };
}
