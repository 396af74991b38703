import type { Picture } from '../../contract/entities.ts';
import styles from './content-picture.module.css';

interface ContentPictureProps {
  picture: Picture;
  /** The `sizes` attribute of the image. */
  sizes: string;
  /** True for pictures visible without scrolling. */
  isFirst?: boolean;
}

// The sizes that the server renders (server/rules/picture-size.ts); others are rounded up there.
const widths = [320, 640, 960, 1280, 1920];

/** A picture of the content service in the appropriate size; its space is reserved while loading. */
export function ContentPicture({ picture: { src, alt, width, height }, sizes, isFirst = false }: ContentPictureProps) {
  const address = (w: number) => `${src}?w=${w}&fm=webp`;
  return (
    <img
      className={styles['picture']}
      src={address(960)}
      srcSet={widths.map((w) => `${address(w)} ${w}w`).join(', ')}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
