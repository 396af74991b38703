import { documentVersions, type DocumentSlug } from '#features/company/contract/documents.ts';
import * as privacyStatement from './agreements/privacy-statement.ts';
import * as serviceAgreement from './agreements/service-agreement.ts';
import * as terms from './agreements/terms.ts';
import { inBothLanguages } from './in-both-languages.ts';

// The version is the one that can be accepted: a text that changes in substance gets a new date there.
const shared = (slug: DocumentSlug) => ({
  _type: 'page' as const,
  kind: 'document' as const,
  slug: { current: slug },
  version: documentVersions[slug],
});

export const agreements = [
  ...inBothLanguages('service-agreement', shared('service-agreement'), serviceAgreement),
  ...inBothLanguages('privacy-statement', shared('privacy-statement'), privacyStatement),
  ...inBothLanguages('terms', shared('terms'), terms),
];
