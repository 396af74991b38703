import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** The built-in pictures are 1200 × 750; their ids are content digests, as in the content service. */
const size = { width: 1200, height: 750 };
const folder = new URL('../pictures/', import.meta.url);

interface OwnPicture {
  name: string;
  asset: string;
  drawing: Buffer;
}

const own: readonly OwnPicture[] = readdirSync(folder)
  .filter((file) => file.endsWith('.svg'))
  .map((file) => {
    const drawing = readFileSync(new URL(file, folder));
    return { name: file.replace(/\.svg$/, ''), asset: createHash('sha1').update(drawing).digest('hex'), drawing };
  });

/** A built-in picture in a document, with its alternative text. */
export function picture(name: string, alt: string) {
  const found = own.find((one) => one.name === name);
  if (!found) throw new Error(`There is no picture called ${name}.`);
  return { _type: 'image' as const, asset: { _ref: `image-${found.asset}-${size.width}x${size.height}-png` }, alt };
}

/** The file of an asset; undefined when it is not built in. */
export function drawingOf(file: string): Buffer | undefined {
  return own.find(({ asset }) => file === `${asset}-${size.width}x${size.height}.png`)?.drawing;
}
