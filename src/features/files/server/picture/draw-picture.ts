import sharp from 'sharp';
import type { Crop } from '../../contract/entities.ts';
import { pictureSizes } from '../../contract/limits.ts';

/** A picture with more pixels is a decompression bomb, not a portrait. */
const maxPixels = 50_000_000;

export interface DrawnPicture {
  side: number;
  bytes: Buffer;
}

/** Re-encodes a picture as squares of each size, rotated upright and without camera metadata; undefined when it cannot be read. */
export async function drawPicture(path: string, crop: Crop | undefined): Promise<DrawnPicture[] | undefined> {
  try {
    const upright = sharp(path, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
    const { width, height } = (await upright.metadata()).autoOrient;
    const square = squareOf({ width, height }, crop);
    const cut = await upright
      .extract(square)
      .resize(512, 512, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .png({ compressionLevel: 1 })
      .toBuffer();
    return await Promise.all(
      pictureSizes.map(async (side) => ({ side, bytes: await sharp(cut).resize(side, side).webp({ quality: 82 }).toBuffer() })),
    );
  } catch {
    // The library cannot read it, or refuses its size.
    return undefined;
  }
}

/** The chosen square, moved and shrunk to fit the picture; centred when none was chosen. */
function squareOf({ width, height }: { width: number; height: number }, crop: Crop | undefined) {
  const most = Math.min(width, height);
  const size = Math.min(crop?.size ?? most, most);
  const left = Math.min(crop?.x ?? Math.floor((width - size) / 2), width - size);
  const top = Math.min(crop?.y ?? Math.floor((height - size) / 2), height - size);
  return { left, top, width: size, height: size };
}
