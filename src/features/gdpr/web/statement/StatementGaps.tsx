import { Button } from '@mantine/core';
import { Link } from '#kernel/web/Link.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { PrivacyStatement } from '../../contract/endpoints-statements.ts';
import { blocksStatement } from '../../contract/rules/statement-gaps.ts';
import { useGdprTexts } from '../gdpr-words.ts';
import styles from './statement.module.css';

/** Why a statement cannot be handed out, with the way to mend it. */
export function StatementGaps({ statement, mayUpdate }: { statement: PrivacyStatement; mayUpdate: boolean }) {
  const t = useGdprTexts();
  const { missing, untranslated, unanswered } = statement;
  if (missing.length === 0) return null;
  const isValid = !missing.some(blocksStatement);
  const lacksPeople = missing.some((gap) => blocksStatement(gap) && gap !== 'treatments');
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
      {missing.includes('answers') && (
        <Button component={Link} to="/gdpr" size="xs" variant="default">
          {t('statement.toProtocol')}
        </Button>
      )}
    </>
  );
  return (
    <Notice tone={isValid ? 'note' : 'warn'} {...(!isValid && { title: t('statement.notValid') })} actions={actions}>
      <ul className={styles['gaps']}>
        {missing.map((gap) => (
          <li key={gap}>{t(`statement.gaps.${gap}`, { count: gap === 'answers' ? unanswered : untranslated })}</li>
        ))}
      </ul>
    </Notice>
  );
}
