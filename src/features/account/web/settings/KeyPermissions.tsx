import { permissions as known } from '#kernel/contract/permissions.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';
import styles from './settings.module.css';

/** What a key may do, in words. */
export function KeyPermissions({ permissions }: { permissions: readonly string[] | null }) {
  const t = useTexts<typeof en>('account');
  if (permissions === null) return <p className={styles['facts']}>{t('settings.apiKeys.mayAll')}</p>;
  const names = known.filter((name) => permissions.includes(name));
  return (
    <details className={styles['details']}>
      <summary>{t('settings.apiKeys.may', { count: names.length })}</summary>
      <ul>
        {names.map((name) => (
          <li key={name}>{t(`settings.permissions.${name}`)}</li>
        ))}
      </ul>
    </details>
  );
}
