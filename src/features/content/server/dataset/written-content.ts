import type { CardContent, FeatureContent, HelpContent, PageContent } from '#kernel/contract/content.ts';
import { inBothLanguages } from './in-both-languages.ts';
import type { Pictures } from './pictures.ts';
import { textBlocks } from './text-blocks.ts';

/** What features wrote in their rooms, in the form of the hosted service. */
export function writtenContent(given: readonly FeatureContent[], { picture }: Pick<Pictures, 'picture'>): object[] {
  const card = ({ picture: name }: CardContent, [title, text, alt]: CardContent['no']) => ({ title, text, picture: picture(name, alt) });
  /** The cards of a locked feature, by its subscription feature (content.10). */
  const teaser = ([feature, cards]: readonly [string, readonly CardContent[]]) =>
    inBothLanguages(
      feature,
      { _type: 'teaser', feature },
      { no: { cards: cards.map((one) => card(one, one.no)) }, en: { cards: cards.map((one) => card(one, one.en)) } },
    );
  return given.flatMap(({ pages = [], help = {}, teasers = {}, documents = [] }) => [
    ...pages.flatMap(page),
    ...Object.entries(help).flatMap(helpText),
    ...Object.entries(teasers).flatMap(teaser),
    ...documents.map(({ type, key, fields }) => ({ ...fields, _id: `${type}.${key}`, _type: type, key })),
  ]);
}

function page({ kind, slug, version, no, en }: PageContent): object[] {
  const words = ({ body, ...rest }: PageContent['no']) => ({ ...rest, body: textBlocks(...body) });
  const shared = { _type: 'page', kind, slug: { current: slug }, ...(version && { version }) };
  return inBothLanguages(version ? `${slug}.${version}` : slug, shared, { no: words(no), en: words(en) });
}

/** A help text by the route name of its page, and as a separate page where something links to it. */
function helpText([route, { no, en, slug, formerSlugs }]: readonly [string, HelpContent]): object[] {
  const inWords = ([title, ...paragraphs]: HelpContent['no']) => ({ title, body: textBlocks(...paragraphs) });
  const words = { no: inWords(no), en: inWords(en) };
  return [
    ...inBothLanguages(route, { _type: 'help', page: route }, words),
    ...(slug ? inBothLanguages(`help-${slug}`, { _type: 'page', kind: 'help', slug: { current: slug }, formerSlugs }, words) : []),
  ];
}
