import sharp from 'sharp';

/** A picture with more pixels is a decompression bomb, not a logo. */
const maxPixels = 50_000_000;
/** The stored widths of a logo; it is never enlarged. */
const widths = [128, 512] as const;

/** Re-encodes a logo in each width, with its proportions and transparency; undefined when it cannot be read. */
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
    // The library cannot read it, or refuses its size.
    return undefined;
  }
}

/** One of the stored widths as a PNG within the given size. */
export async function drawPrinted(bytes: Buffer, { width, height }: { width: number; height: number }) {
  const { data, info } = await sharp(bytes)
    .resize(width, height, { fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}
