import type { FeatureContent } from '#kernel/contract/content.ts';
import { inBothLanguages } from './in-both-languages.ts';
import * as front from './lobby/front.ts';
import * as prices from './lobby/prices.ts';
import * as signing from './lobby/signing.ts';
import { news } from './news.ts';
import type { Pictures } from './pictures.ts';
import { roles } from './roles.ts';
import { videos } from './videos.ts';
import { writtenContent } from './written-content.ts';

/** The picture address of the built-in documents. */
export const localPlace = { project: 'local', dataset: 'production' };

const lobbyPage = (slug: string) => ({ _type: 'page', kind: 'lobby', slug: { current: slug } });

/** The public start page and its subpages (content.5, content.6). */
const lobby = [
  ...inBothLanguages('front', lobbyPage('front'), front),
  ...inBothLanguages('prices', lobbyPage('prices'), prices),
  ...inBothLanguages('digital-signing', lobbyPage('digital-signing'), signing),
];

/** The texts shown when the product is unavailable. */
const states = inBothLanguages(
  'maintenance',
  { _type: 'page', kind: 'state', slug: { current: 'maintenance' } },
  {
    no: { title: 'Vi er snart tilbake', lead: 'Samspill er stengt for vedlikehold. Det som er lagret, er trygt.' },
    en: { title: 'We will soon be back', lead: 'Samspill is closed for maintenance. What is saved is safe.' },
  },
);

/** The built-in content with what features give, in the form of the hosted service. */
export function documentsWith(given: readonly FeatureContent[], pictures: Pictures): readonly object[] {
  return [...lobby, ...news, ...roles, ...states, ...videos, ...writtenContent(given, pictures)];
}
