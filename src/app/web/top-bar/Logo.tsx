import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../texts/en.ts';
import styles from './top-bar.module.css';

const productName = 'Samspill';

/** The product's logo and name; a link to the home page. */
export function Logo() {
  const t = useTexts<typeof en>('app');
  return (
    <Link to="/" className={styles['logo']} aria-label={t('homeLink')}>
      <svg aria-hidden width="30" height="20" viewBox="0 0 30 20" fill="none" stroke="currentColor" strokeWidth="3">
        <circle cx="10" cy="10" r="8" />
        <path d="M16.5 3.6a8 8 0 1 1 0 12.8" />
      </svg>
      <span className={styles['word']}>{productName}</span>
    </Link>
  );
}
