import { twoStepHandler } from '#kernel/server/serve.ts';
import type { getTeasers as contract } from '../contract/endpoints.ts';
import type { TeaserCard } from '../contract/entities.ts';
import { readOne, refuseUnreachable } from './read-content.ts';
import { pictureOf } from './rules/picture-address.ts';
import { filmOf } from './rules/portable-text.ts';
import { contentOf } from './source/content-of.ts';
import { teaserQuery } from './source/queries.ts';
import { WireTeaser } from './source/shapes.ts';

/** The cards of a locked feature; empty when there are none. */
export const getTeasers = twoStepHandler<typeof contract, TeaserCard[]>(
  async ({ services, fail }, { query: { feature, language } }) => {
    const { place } = contentOf(services);
    const teaser = await refuseUnreachable(fail, readOne(services, WireTeaser, teaserQuery, { feature, language }));
    return (teaser?.cards ?? []).map(({ title, text, picture, film }) => ({
      title,
      text,
      picture: pictureOf(picture, place),
      film: filmOf(film, place),
    }));
  },
  async ({ prepared }) => ({ cards: prepared }),
);
