import type { Pictures } from '../dataset/pictures.ts';
import type { PictureForm, PictureSize } from '../rules/picture-size.ts';
import type { MakePicture } from './make-picture.ts';

const contentTypes: Record<PictureForm, string> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };

/** Renders built-in pictures in the requested size. The image library is loaded on first use. */
export function drawnPicture({ drawingOf }: Pictures): MakePicture {
  return (file, size) => draw(drawingOf(file), size);
}

async function draw(drawing: Buffer | undefined, { width, height, form = 'png' }: PictureSize): ReturnType<MakePicture> {
  if (!drawing) return 'missing';
  const { default: sharp } = await import('sharp');
  // Rendered at twice the density, so that larger sizes stay sharp; flattened, because JPEG has no transparency.
  const image = sharp(drawing, { density: 144 })
    .resize({ width: width ?? (height ? undefined : 1200), height, fit: 'inside' })
    .flatten({ background: '#ffffff' });
  const encoded =
    form === 'png'
      ? image.png({ palette: true })
      : form === 'webp'
        ? image.webp({ quality: 82 })
        : image.jpeg({ quality: 84, mozjpeg: true });
  return { contentType: contentTypes[form], bytes: await encoded.toBuffer() };
}
