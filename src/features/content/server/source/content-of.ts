import type { Config } from '#kernel/server/config.ts';
import type { Services } from '#kernel/server/services.ts';
import { hostedSource } from './hosted.ts';
import { cacheAnswers } from './cache-answers.ts';
import { localSource } from './local.ts';
import type { ContentSource } from './source.ts';

type Needed = Pick<Services, 'config' | 'clock' | 'log'>;

// The source of a configuration goes with it.
const sources = new WeakMap<Config, ContentSource>();

/** The content service of this process: the hosted one when it is configured, the product's own documents otherwise. */
export function contentOf(services: Needed): ContentSource {
  const known = sources.get(services.config);
  if (known) return known;
  const source = newSource(services);
  sources.set(services.config, source);
  return source;
}

function newSource({ config, clock, log }: Needed): ContentSource {
  if (!config.sanity) return localSource();
  const onFault = (error: unknown) => log.warn({ err: error }, 'the content service did not answer');
  return cacheAnswers(hostedSource(config.sanity), { clock, onFault });
}
