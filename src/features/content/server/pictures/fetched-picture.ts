import type { Config } from '#kernel/server/config.ts';
import type { PictureSize } from '../rules/picture-size.ts';
import type { MakePicture } from './make-picture.ts';

const pictureHost = 'https://cdn.sanity.io';
const patienceMilliseconds = 10_000;
const largestBytes = 10 * 1024 * 1024;
const shown: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/svg+xml']);

/** Fetches pictures of the hosted project: only from its image host, only of its own project, and only image types. */
export function fetchedPicture({
  projectId,
  dataset,
  apiHost,
  patience = patienceMilliseconds,
}: NonNullable<Config['sanity']>): MakePicture {
  return async (file, size) => {
    const address = `${apiHost ?? pictureHost}/images/${projectId}/${dataset}/${file}${queryOf(size)}`;
    try {
      const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(patience) });
      if (response.status >= 500) return 'unreachable';
      const contentType = response.headers.get('content-type')?.split(';')[0] ?? '';
      const bytes = response.ok && shown.has(contentType) ? await bytesOf(response) : undefined;
      return bytes ? { contentType, bytes } : 'missing';
    } catch {
      // Unreachable or timed out: the next request tries again.
      return 'unreachable';
    }
  };
}

function queryOf({ width, height, form }: PictureSize): string {
  const query = new URLSearchParams();
  if (width) query.set('w', String(width));
  if (height) query.set('h', String(height));
  if (form) query.set('fm', form);
  return query.size > 0 ? `?${query.toString()}` : '';
}

/** The whole picture; aborted when it exceeds the maximum size. */
async function bytesOf(response: Response): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > largestBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
