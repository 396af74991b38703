import { companyHelp } from './help/company.ts';
import type { Help } from './help/help-text.ts';
import { peopleHelp } from './help/people.ts';
import { inBothLanguages } from './in-both-languages.ts';
import { textBlocks } from './text-blocks.ts';

const texts = Object.entries({ ...companyHelp, ...peopleHelp });

const inWords = ([title, ...paragraphs]: Help['no']) => ({ title, body: textBlocks(...paragraphs) });

/** Help texts by the route name of their page, and as separate pages where something links to them. */
export const help = texts.flatMap(([page, { no, en, slug }]) => {
  const words = { no: inWords(no), en: inWords(en) };
  return [
    ...inBothLanguages(page, { _type: 'help', page }, words),
    ...(slug ? inBothLanguages(`help-${slug}`, { _type: 'page', kind: 'help', slug: { current: slug } }, words) : []),
  ];
});
