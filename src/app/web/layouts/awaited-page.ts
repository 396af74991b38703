import { useRouter, useRouterState } from '@tanstack/react-router';
import { createContext, use, useEffect, useState } from 'react';
import { useReachable } from '#kernel/web/reachable.ts';
import { useLanguage } from '#kernel/web/texts.ts';

/** The title of the page that waits for the connection, if one does; given by `Root`. */
export const AwaitedPage = createContext<string | undefined>(undefined);

export const useAwaitedTitle = (): string | undefined => use(AwaitedPage);

// A page that is there already takes less, and shall not flicker.
const milliseconds = 150;

/** Finds the page that was opened without a connection and whose code is not there yet (shell.25). */
export function useAwaitedPage(): string | undefined {
  const router = useRouter();
  const language = useLanguage();
  const isReachable = useReachable();
  const path = useRouterState({
    select: ({ status, location, resolvedLocation }) =>
      status === 'pending' && location.pathname !== resolvedLocation?.pathname ? location.pathname : undefined,
  });
  const [latePath, setLatePath] = useState<string>();
  useEffect(() => {
    if (isReachable || path === undefined) return undefined;
    const timer = setTimeout(() => setLatePath(path), milliseconds);
    return () => {
      clearTimeout(timer);
      setLatePath(undefined);
    };
  }, [isReachable, path]);
  if (latePath === undefined || latePath !== path) return undefined;
  return router.getMatchedRoutes(latePath)[2]?.options.staticData?.title?.[language];
}
