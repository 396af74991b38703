import { Button } from '@mantine/core';
import { Link } from '#kernel/web/Link.tsx';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { CardSection } from '#ui/CardSection.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { Treatment } from '../../contract/treatment.ts';
import { DpiaState } from '../dpia/DpiaState.tsx';
import { useGdprTexts } from '../gdpr-words.ts';
import styles from './treatment.module.css';

/** Whether the treatment demands an assessment of consequences, why, and how far it has come (gdpr.114). */
export function DpiaCard({ treatment: { treatmentId, dpia, permissions } }: { treatment: Treatment }) {
  const t = useGdprTexts();
  const { isDemanded, why, state, isStale } = dpia;
  const isMissing = isDemanded && state === null;
  const words = why.map((one) => t(`dpia.criteria.${one}`)).join('; ');
  return (
    <CardSection title={t('dpia.treatment.title')}>
      {isMissing && (
        <Notice tone="warn" title={t('dpia.treatment.none')}>
          {words || t('dpia.said')}
        </Notice>
      )}
      {state !== null && <DpiaState state={state} isStale={isStale} />}
      {!isDemanded && state === null && <p className={styles['quiet']}>{t('dpia.treatment.notNeeded')}</p>}
      {(state !== null || permissions.update) && (
        <ButtonRow>
          <Button component={Link} to="/gdpr/dpia" query={{ treatment: treatmentId }} variant="default">
            {t(state === null ? 'dpia.treatment.write' : 'dpia.treatment.open')}
          </Button>
        </ButtonRow>
      )}
    </CardSection>
  );
}
