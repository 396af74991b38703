import { useEffect } from 'react';
import { createStore } from './store.ts';

/** The title of the page that is open, where its address does not tell it: of a text that an editor wrote. */
export const ownTitle = createStore<string | undefined>(undefined);

/** Shows this in the title of the window while it is mounted, instead of the title of the route (content.6); nothing while it is not known. */
export function useOwnTitle(title: string | undefined): void {
  useEffect(() => {
    // What is known inside stays: effects of parents run after those of their children.
    if (title === undefined) return undefined;
    ownTitle.set(title);
    return () => ownTitle.set(undefined);
  }, [title]);
}
