import { Button } from '@mantine/core';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { CardSection } from '#ui/CardSection.tsx';
import { StackedList } from '#ui/StackedList.tsx';
import type { getRisks } from '../../contract/endpoints-risks.ts';
import { useGdprTexts, useLocalText } from '../gdpr-words.ts';
import styles from './risks.module.css';

type Proposed = Answer<typeof getRisks>['proposed'];

/** Known risks that the treatments of the company bring with them. */
export function ProposedRisks({ proposed, onTake }: { proposed: Proposed; onTake: (triggerRiskGuid: string) => void }) {
  const t = useGdprTexts();
  const local = useLocalText();
  if (proposed.length === 0) return null;
  return (
    <CardSection title={t('risks.suggested')}>
      <StackedList>
        {proposed.map(({ triggerRiskGuid, overview, measures }) => (
          <li key={triggerRiskGuid} className={styles['proposal']}>
            <span className={styles['two']}>
              {local(overview)}
              <span className={styles['quiet']}>{local(measures)}</span>
            </span>
            <Button
              size="xs"
              variant="default"
              aria-label={t('risks.takeOf', { name: local(overview) })}
              onClick={() => onTake(triggerRiskGuid)}
            >
              {t('risks.take')}
            </Button>
          </li>
        ))}
      </StackedList>
    </CardSection>
  );
}
