import * as front from './lobby/front.ts';
import * as prices from './lobby/prices.ts';
import * as signing from './lobby/signing.ts';
import { inBoth } from './in-both.ts';

const shared = (slug: string) => ({ _type: 'page', kind: 'lobby', slug: { current: slug } });

/** The front door and what lies behind it (SH-30, SH-31). */
export const lobby = [
  ...inBoth('front', shared('front'), front),
  ...inBoth('prices', shared('prices'), prices),
  ...inBoth('digital-signing', shared('digital-signing'), signing),
];
