import * as front from './lobby/front.ts';
import * as prices from './lobby/prices.ts';
import * as signing from './lobby/signing.ts';
import { inBothLanguages } from './in-both-languages.ts';

const shared = (slug: string) => ({ _type: 'page', kind: 'lobby', slug: { current: slug } });

/** The front door and what lies behind it (content.5, content.6). */
export const lobby = [
  ...inBothLanguages('front', shared('front'), front),
  ...inBothLanguages('prices', shared('prices'), prices),
  ...inBothLanguages('digital-signing', shared('digital-signing'), signing),
];
