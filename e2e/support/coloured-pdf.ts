import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Locator } from 'playwright-core';
import sharp from 'sharp';

const colour = [18, 160, 92] as const;

/** A real PDF of one page, all of one colour, so that a picture of the screen shows whether it is drawn. */
export function colouredPdf(): Buffer {
  return NodeCompiler.create().pdf({
    mainFileContent: `#set page(width: 10cm, height: 10cm, fill: rgb(${colour.join(', ')}))\n#text(24pt)[Personalhåndbok]`,
  });
}

/** How much of what stands on the screen has the colour of that page, from 0 to 1. */
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
