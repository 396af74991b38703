import { looseTextsIn, useLanguage } from '#kernel/web/texts.ts';
import type { Consequence, Obstacle } from '../../contract/life.ts';

interface LeavingWords {
  consequence: (found: Consequence) => string;
  /** What to hand over; undefined for the obstacles of this feature, which have texts of their own. */
  obstacle: (found: Obstacle) => string | undefined;
}

/** What features say of a person who leaves; the texts come with the dialogs (LifeDialogs.tsx). */
export function useLeavingWords(): LeavingWords {
  const t = looseTextsIn('leaving', useLanguage());
  return {
    consequence: ({ key, count }) => t(`consequences.${key}`, { count }),
    obstacle: ({ what }) => (what === undefined ? undefined : t(`obstacles.${what}`)),
  };
}
