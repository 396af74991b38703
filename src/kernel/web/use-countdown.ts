import { useEffect, useState } from 'react';

/** Whole seconds until a moment; 0 when it is past or there is none. */
export function useCountdown(until: string | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  const end = until === undefined ? 0 : Date.parse(until);
  const left = Math.max(0, Math.ceil((end - now) / 1000));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isOver]);
  return left;
}
