import { documentVersions, type DocumentSlug } from '#features/company/contract/documents.ts';
import * as privacyStatement from './agreements/privacy-statement.ts';
import * as serviceAgreement from './agreements/service-agreement.ts';
import * as terms from './agreements/terms.ts';
import { help } from './help.ts';
import { inBothLanguages } from './in-both-languages.ts';
import * as front from './lobby/front.ts';
import * as prices from './lobby/prices.ts';
import * as signing from './lobby/signing.ts';
import { news } from './news.ts';
import { roles } from './roles.ts';
import { teasers } from './teasers.ts';
import { videos } from './videos.ts';

/** The picture address of the built-in documents. */
export const localPlace = { project: 'local', dataset: 'production' };

// The version is the one that can be accepted: a substantial change gets a new date there.
const agreement = (slug: DocumentSlug) => ({
  _type: 'page' as const,
  kind: 'document' as const,
  slug: { current: slug },
  version: documentVersions[slug],
});

const agreements = [
  ...inBothLanguages('service-agreement', agreement('service-agreement'), serviceAgreement),
  ...inBothLanguages('privacy-statement', agreement('privacy-statement'), privacyStatement),
  ...inBothLanguages('terms', agreement('terms'), terms),
];

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

/** The built-in content, in the form of the hosted service. */
export const documents: readonly object[] = [...agreements, ...help, ...lobby, ...news, ...roles, ...states, ...teasers, ...videos];
