import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** The built-in pictures are 1200 × 750; their ids are content digests, as in the content service. */
const size = { width: 1200, height: 750 };
const ownFolder = new URL('../pictures/', import.meta.url);

interface DrawnPicture {
  name: string;
  asset: string;
  drawing: Buffer;
}

export interface Pictures {
  /** A picture in a document, with its alternative text. */
  picture: (name: string, alt: string) => { _type: 'image'; asset: { _ref: string }; alt: string };
  /** The file of an asset; undefined when it is not built in. */
  drawingOf: (file: string) => Buffer | undefined;
}

/** The pictures of this feature and of the rooms of others. */
export function openPictures(folders: readonly URL[]): Pictures {
  const drawn = [ownFolder, ...folders].flatMap(picturesIn);
  return {
    picture: (name, alt) => {
      const found = drawn.find((one) => one.name === name);
      if (!found) throw new Error(`There is no picture called ${name}.`);
      return { _type: 'image', asset: { _ref: `image-${found.asset}-${size.width}x${size.height}-png` }, alt };
    },
    drawingOf: (file) => drawn.find(({ asset }) => file === `${asset}-${size.width}x${size.height}.png`)?.drawing,
  };
}

function picturesIn(folder: URL): DrawnPicture[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => {
      const drawing = readFileSync(new URL(file, folder));
      return { name: file.replace(/\.svg$/, ''), asset: createHash('sha1').update(drawing).digest('hex'), drawing };
    });
}

/** For the documents of this feature. */
export const { picture } = openPictures([]);
