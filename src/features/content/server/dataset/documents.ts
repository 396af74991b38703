import { agreements } from './agreements.ts';
import { help } from './help.ts';
import { lobby } from './lobby.ts';
import { news } from './news.ts';
import { roles } from './roles.ts';
import { states } from './states.ts';
import { teasers } from './teasers.ts';
import { videos } from './videos.ts';

/** Whose pictures the product's own documents name. */
export const localPlace = { project: 'local', dataset: 'production' };

/** The content that comes with the product, as the hosted service would keep it. */
export const documents: readonly object[] = [...agreements, ...help, ...lobby, ...news, ...roles, ...states, ...teasers, ...videos];
