import { useEffect, useState, type ReactNode } from 'react';

/** Renders its children after 150 ms, so that fast loading does not flicker; while it stands there something is loading, which the footer waits for (shell.50). */
export function Delayed({ children, milliseconds = 150 }: { children: ReactNode; milliseconds?: number }) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return (
    <>
      <span hidden data-loading />
      {due && children}
    </>
  );
}
