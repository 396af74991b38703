import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCatalogue } from '../catalogue.ts';
import type { en } from '../texts/en.ts';
import styles from './layouts.module.css';

const links = [
  { path: '/service-agreement', key: 'footer.serviceAgreement' },
  { path: '/privacy-statement', key: 'footer.privacyStatement' },
  { path: '/terms', key: 'footer.terms' },
] as const;

/** Links to the agreements that have a page. */
export function Footer() {
  const t = useTexts<typeof en>('app');
  const { hasPage } = useCatalogue();
  const shown = links.filter(({ path }) => hasPage(path));
  if (shown.length === 0) return null;
  return (
    <footer className={styles['footer']}>
      <nav aria-label={t('footer.label')}>
        {shown.map(({ path, key }) => (
          <Link key={path} to={path}>
            {t(key)}
          </Link>
        ))}
      </nav>
    </footer>
  );
}
