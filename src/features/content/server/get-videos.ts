import { twoStepHandler } from '#kernel/server/serve.ts';
import type { getVideos as contract } from '../contract/endpoints.ts';
import type { IntroVideo } from '../contract/entities.ts';
import { readMany, refuseUnreachable } from './read-content.ts';
import { isForReader } from './rules/demands.ts';
import { filmOf } from './rules/portable-text.ts';
import { contentOf } from './source/content-of.ts';
import { videosQuery } from './source/queries.ts';
import { WireVideo } from './source/shapes.ts';

/** The introductions for the caller's role and the company's features. */
export const getVideos = twoStepHandler<typeof contract, IntroVideo[]>(
  async ({ actor: { member }, services, fail }, { query: { language } }) => {
    const { place } = contentOf(services);
    const videos = await refuseUnreachable(fail, readMany(services, WireVideo, videosQuery, { language }));
    return videos
      .filter((video) => isForReader(video, member))
      .flatMap(({ key, title, text, film: wire }) => {
        const film = filmOf(wire, place);
        return film ? [{ key, title, text, film }] : [];
      });
  },
  async ({ prepared }) => ({ videos: prepared }),
);
