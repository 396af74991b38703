import { useRightsWords } from '#kernel/web/rights-words.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';
import styles from './settings.module.css';

/** The permissions of a key as text; `all` is the text for all permissions of its owner. */
export function KeyPermissions({ permissions, all }: { permissions: readonly string[] | null; all: string }) {
  const t = useTexts<typeof en>('account');
  const words = useRightsWords();
  if (permissions === null) return <p className={styles['facts']}>{all}</p>;
  const names = words.permissions(permissions);
  return (
    <details className={styles['details']}>
      <summary>{t('settings.apiKeys.may', { count: names.length })}</summary>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </details>
  );
}
