import { useSyncExternalStore } from 'react';

// Paper is narrow, but what is printed is what one sees.
const query = matchMedia('screen and (width < 48em)');

/** Whether the screen is narrower than 768 pixels. */
export function useNarrow(): boolean {
  return useMedia(query);
}

/** Follows a media query. */
export function useMedia(media: MediaQueryList): boolean {
  return useSyncExternalStore(
    (listener) => {
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => media.matches,
  );
}
