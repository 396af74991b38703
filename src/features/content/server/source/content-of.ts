import type { Config } from '#kernel/server/config.ts';
import { featureContent } from '#kernel/server/feature-content.ts';
import type { Services } from '#kernel/server/services.ts';
import { documentsWith } from '../dataset/documents.ts';
import { openPictures, type Pictures } from '../dataset/pictures.ts';
import { hostedSource } from './hosted.ts';
import { cacheAnswers } from './cache-answers.ts';
import { localSource } from './local.ts';
import type { ContentSource } from './source.ts';

type Needed = Pick<Services, 'config' | 'clock' | 'log' | 'registers'>;

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

/** The pictures of the built-in documents. */
export function builtInPictures({ registers }: Pick<Services, 'registers'>): Pictures {
  const folders = [...registers.of(featureContent).values()].flatMap(({ pictures }) => pictures ?? []);
  return openPictures(folders);
}

function newSource(services: Needed): ContentSource {
  const { config, clock, log, registers } = services;
  if (!config.sanity) return localSource(documentsWith([...registers.of(featureContent).values()], builtInPictures(services)));
  const onFault = (error: unknown) => log.warn({ err: error }, 'the content service did not answer');
  return cacheAnswers(hostedSource(config.sanity), { clock, onFault });
}
