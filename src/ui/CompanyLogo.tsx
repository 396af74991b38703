import type { ComponentProps } from 'react';
import styles from './CompanyLogo.module.css';

/** A company's logo in the size of the top bar. */
export function CompanyLogo({ src, alt, onError }: Pick<ComponentProps<'img'>, 'src' | 'alt' | 'onError'>) {
  return <img className={styles['logo']} src={src} alt={alt} onError={onError} />;
}
