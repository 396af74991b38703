import { inBothLanguages } from './in-both-languages.ts';
import { picture } from './pictures.ts';
import type { Card } from './teasers/card.ts';
import { companyTeasers } from './teasers/company.ts';
import { hrTeasers } from './teasers/hr.ts';

/** The cards of a locked feature, by its subscription feature (content.10). */
export const teasers = Object.entries({ ...hrTeasers, ...companyTeasers }).flatMap(([feature, cards]) =>
  inBothLanguages(
    feature,
    { _type: 'teaser', feature },
    { no: { cards: cards.map((card) => inWords(card, card.no)) }, en: { cards: cards.map((card) => inWords(card, card.en)) } },
  ),
);

function inWords(card: Card, [title, text, alt]: Card['no']) {
  return { title, text, picture: picture(card.picture, alt) };
}
