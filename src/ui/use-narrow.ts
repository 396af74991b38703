import { useSyncExternalStore } from 'react';

// Paper is narrow, but printing shows the layout of the screen.
const query = matchMedia('screen and (width < 48em)');

/** Whether the screen is narrower than 768 pixels. */
export function useNarrow(): boolean {
  return useMedia(query);
}

/** Subscribes to a media query. */
export function useMedia(media: MediaQueryList): boolean {
  return useSyncExternalStore(
    (listener) => {
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => media.matches,
  );
}
