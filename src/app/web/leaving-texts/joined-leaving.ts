import type { LeavingTexts } from '#features/people/contract/leaving-texts.ts';

/** What a feature says of a person who leaves: `texts/en-leaving.ts` or `texts/no-leaving.ts`. */
export type LeavingFile = Record<string, LeavingTexts>;

/** The texts of `leaving`: of all features together. */
export function joinedLeaving(files: Readonly<Record<string, LeavingFile>>): Required<LeavingTexts> {
  const texts = Object.values(files).flatMap((file) => Object.values(file));
  return {
    consequences: Object.assign({}, ...texts.map(({ consequences }) => consequences)),
    obstacles: Object.assign({}, ...texts.map(({ obstacles }) => obstacles)),
  };
}
