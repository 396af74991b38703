import { useEffect, useState } from 'react';
import { useReachable } from './reachable.ts';

// What is there already takes less, and shall not flicker.
const milliseconds = 150;

/** Whether what is loading waits for the connection, and no longer only for a moment. */
export function useNotLoaded(): boolean {
  const isReachable = useReachable();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (isReachable) return undefined;
    const timer = setTimeout(() => setLate(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isReachable]);
  return isLate;
}
