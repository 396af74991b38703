import { useMedia } from '../use-narrow.ts';

const cards = matchMedia('screen and (width < 40em)');

/** Whether lists are cards or lines instead of tables, on screens under 640 pixels. */
export function useCards(): boolean {
  return useMedia(cards);
}
