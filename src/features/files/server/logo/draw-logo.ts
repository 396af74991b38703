import sharp from 'sharp';

/** A picture of so many pixels unpacked is no logo: it is a bomb. */
const maxPixels = 50_000_000;
/** The widths that a logo is kept in; it is never made larger than it is. */
const widths = [128, 512] as const;

/** Draws a logo anew in each width, in its own proportions and on nothing; undefined when it cannot be read. */
export async function drawLogo(path: string): Promise<{ width: number; bytes: Buffer }[] | undefined> {
  try {
    const upright = await sharp(path, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .png({ compressionLevel: 1 })
      .toBuffer();
    return await Promise.all(
      widths.map(async (width) => ({
        width,
        bytes: await sharp(upright).resize(width, width, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 86 }).toBuffer(),
      })),
    );
  } catch {
    // What the library cannot read, or will not because of its size, is no picture for us.
    return undefined;
  }
}

/** One of the widths above as a PNG that fits into so many pixels. */
export async function drawPrinted(bytes: Buffer, { width, height }: { width: number; height: number }) {
  const { data, info } = await sharp(bytes)
    .resize(width, height, { fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}
