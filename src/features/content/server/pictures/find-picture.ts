import { createHash } from 'node:crypto';
import type { Config } from '#kernel/server/config.ts';
import type { Services } from '#kernel/server/services.ts';
import { createSizedCache, type SizedCache } from '../sized-cache.ts';
import { parsePictureSize, type PictureSize } from '../rules/picture-size.ts';
import { builtInPictures, contentOf } from '../source/content-of.ts';
import { drawnPicture } from './drawn-picture.ts';
import { fetchedPicture } from './fetched-picture.ts';
import type { MakePicture, SentPicture } from './make-picture.ts';

/** The result of a picture request. `busy`: too many are being processed. */
export type PictureAnswer = { kind: 'picture'; picture: SentPicture } | { kind: 'missing' } | { kind: 'busy' } | { kind: 'unreachable' };

type Needed = Pick<Services, 'config' | 'clock' | 'log' | 'registers'>;

interface Studio {
  make: MakePicture;
  kept: SizedCache<SentPicture>;
  underWay: Map<string, Promise<PictureAnswer>>;
}

const keptBytes = 32 * 1024 * 1024;
const maxAtOnce = 8;
const fileName = /^[A-Za-z0-9_]{1,80}-\d{1,5}x\d{1,5}\.(?:jpg|jpeg|png|webp|gif|svg)$/;

// What is made of one configuration goes with it.
const studios = new WeakMap<Config, Studio>();

/** A picture of the content service by its path, in the requested size. */
export async function findPicture(
  services: Needed,
  { project, dataset, file, query }: { project: string; dataset: string; file: string; query: unknown },
): Promise<PictureAnswer> {
  const { place } = contentOf(services);
  if (project !== place.project || dataset !== place.dataset || !fileName.test(file)) return { kind: 'missing' };
  const { make, kept, underWay } = studioOf(services);
  const size = parsePictureSize(query);
  const key = `${file}|${size.width}|${size.height}|${size.form}`;
  const known = kept.get(key);
  if (known) return { kind: 'picture', picture: known.value };
  const begun = underWay.get(key);
  if (begun) return begun;
  if (underWay.size >= maxAtOnce) return { kind: 'busy' };
  const making = made(make, file, size).finally(() => underWay.delete(key));
  underWay.set(key, making);
  const answer = await making;
  if (answer.kind === 'picture') kept.set(key, answer.picture);
  return answer;
}

async function made(make: MakePicture, file: string, size: PictureSize): Promise<PictureAnswer> {
  const picture = await make(file, size);
  if (typeof picture === 'string') return { kind: picture };
  const etag = `"${createHash('sha256').update(picture.bytes).digest('base64url').slice(0, 22)}"`;
  return { kind: 'picture', picture: { ...picture, etag } };
}

function studioOf(services: Needed): Studio {
  const { config } = services;
  const known = studios.get(config);
  if (known) return known;
  const make = config.sanity ? fetchedPicture(config.sanity) : drawnPicture(builtInPictures(services));
  const studio = { make, kept: createSizedCache<SentPicture>(keptBytes, ({ bytes }) => bytes.length), underWay: new Map() };
  studios.set(config, studio);
  return studio;
}
