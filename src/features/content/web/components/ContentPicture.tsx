import type { Picture } from '../../contract/entities.ts';
import styles from './content-picture.module.css';

interface ContentPictureProps {
  picture: Picture;
  /** How wide it is drawn, as an image's `sizes` says it. */
  sizes: string;
  /** True for what is seen before any scrolling. */
  isFirst?: boolean;
}

// The steps that the server makes (server/rules/picture-size.ts); others are rounded up there.
const widths = [320, 640, 960, 1280, 1920];

/** A picture of the content service, in the size the place needs; its room is kept while it loads. */
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
