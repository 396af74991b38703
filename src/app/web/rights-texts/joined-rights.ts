import type { Rights, RightsTexts } from '#kernel/contract/rights.ts';

/** The names of a feature's rows and permissions: `texts/en-rights.ts` or `texts/no-rights.ts`. */
export type RightsFile = Record<string, RightsTexts<Rights>>;

/** The texts of `rights`: the names of all features together. */
export function joinedRights(files: Readonly<Record<string, RightsFile>>): RightsTexts<Rights> {
  const texts = Object.values(files).flatMap((file) => Object.values(file));
  return {
    features: Object.assign({}, ...texts.map(({ features }) => features)),
    permissions: Object.assign({}, ...texts.map(({ permissions }) => permissions)),
  };
}
