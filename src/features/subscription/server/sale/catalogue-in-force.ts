import type { Catalogue } from '../../contract/catalogue.ts';

/** What is sold on a day: the newest version that has begun; undefined before the first one. */
export function catalogueInForce(catalogues: readonly Catalogue[], day: string): Catalogue | undefined {
  return catalogues
    .filter(({ from }) => from <= day)
    .toSorted((one, other) => other.from.localeCompare(one.from) || other.version - one.version)[0];
}
