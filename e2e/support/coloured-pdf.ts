import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Locator } from 'playwright-core';
import sharp from 'sharp';

const colour = [18, 160, 92] as const;

/** A real one-page PDF in a single colour, so that a screenshot shows whether it is rendered. */
export function colouredPdf(): Buffer {
  return NodeCompiler.create().pdf({
    mainFileContent: `#set page(width: 10cm, height: 10cm, fill: rgb(${colour.join(', ')}))\n#text(24pt)[Personalhåndbok]`,
  });
}

/** The share of an element's pixels that have the colour of that page, from 0 to 1. */
export async function shareOfColour(place: Locator): Promise<number> {
  const { data, info } = await sharp(await place.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let found = 0;
  for (let at = 0; at < data.length; at += 3) {
    if (colour.every((value, channel) => Math.abs((data[at + channel] ?? 0) - value) < 12)) found += 1;
  }
  return found / (info.width * info.height);
}
