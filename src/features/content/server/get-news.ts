import { twoStepHandler } from '#kernel/server/serve.ts';
import type { getNews as contract } from '../contract/endpoints.ts';
import type { NewsBlock } from '../contract/entities.ts';
import { readMany, refuseUnreachable } from './read-content.ts';
import { isForSegment } from './rules/demands.ts';
import { pictureOf } from './rules/picture-address.ts';
import { contentOf } from './source/content-of.ts';
import { newsQuery } from './source/queries.ts';
import { WireNews } from './source/shapes.ts';

/** News for the caller's role, newest first. */
export const getNews = twoStepHandler<typeof contract, NewsBlock[]>(
  async ({ actor, services, fail }, { query: { language } }) => {
    const { place } = contentOf(services);
    const news = await refuseUnreachable(fail, readMany(services, WireNews, newsQuery, { language }));
    return news
      .filter(({ segment }) => isForSegment(segment, actor.member.role))
      .map(({ _id, title, text, date, slug, picture }) => ({
        id: _id,
        title,
        text,
        date,
        slug: slug ?? undefined,
        picture: pictureOf(picture, place),
      }));
  },
  async ({ prepared }) => ({ news: prepared }),
);
