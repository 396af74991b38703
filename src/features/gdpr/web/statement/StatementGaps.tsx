import { Button } from '@mantine/core';
import { Link } from '#kernel/web/Link.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { PrivacyStatement } from '../../contract/endpoints-statements.ts';
import { useGdprTexts } from '../gdpr-words.ts';
import styles from './statement.module.css';

/** Why a statement cannot be handed out, with the way to mend it. */
export function StatementGaps({ statement: { missing, untranslated }, mayUpdate }: { statement: PrivacyStatement; mayUpdate: boolean }) {
  const t = useGdprTexts();
  if (missing.length === 0) return null;
  const isOnlyLanguage = missing.every((gap) => gap === 'translation');
  const lacksPeople = missing.some((gap) => gap !== 'translation' && gap !== 'treatments');
  const actions = mayUpdate && (
    <>
      {lacksPeople && (
        <Button component={Link} to="/gdpr" query={{ people: 'edit' }} size="xs" variant="default">
          {t('statement.people')}
        </Button>
      )}
      {missing.includes('treatments') && (
        <Button component={Link} to="/gdpr/treatment/new" size="xs" variant="default">
          {t('statement.addTreatments')}
        </Button>
      )}
    </>
  );
  return (
    <Notice tone={isOnlyLanguage ? 'note' : 'warn'} {...(!isOnlyLanguage && { title: t('statement.notValid') })} actions={actions}>
      <ul className={styles['gaps']}>
        {missing.map((gap) => (
          <li key={gap}>{t(`statement.gaps.${gap}`, { count: untranslated })}</li>
        ))}
      </ul>
    </Notice>
  );
}
