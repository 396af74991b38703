import { CardSection } from '#ui/CardSection.tsx';
import { ProgressLine } from '#ui/ProgressLine.tsx';
import type { Completion, TreatmentContent } from '../../contract/treatment.ts';
import { useGdprTexts } from '../gdpr-words.ts';
import styles from './treatment.module.css';

interface CompletenessProps {
  completion: Completion;
  /** It demands an assessment of consequences and has none, which keeps nothing from being final. */
  lacksDpia: boolean;
}

/** How much of what the law asks for is answered, and what is not. */
export function Completeness({ completion, lacksDpia }: CompletenessProps) {
  const t = useGdprTexts();
  const nameOf = useFieldName();
  const { filled, required, missing } = completion;
  return (
    <CardSection title={t('treatment.completion')}>
      <ProgressLine
        label={t('treatment.completion')}
        isLabelHidden
        share={required === 0 ? 1 : filled / required}
        text={t('treatment.completionText', { filled, required })}
      />
      {missing.length === 0 && !lacksDpia ? (
        <p className={styles['quiet']}>{t('treatment.complete')}</p>
      ) : (
        <>
          <p className={styles['quiet']}>{t('treatment.completionMissing')}</p>
          <ul className={styles['missing']}>
            {missing.map((name) => (
              <li key={name}>{nameOf(name)}</li>
            ))}
            {lacksDpia && <li>{t('dpia.treatment.missing')}</li>}
          </ul>
        </>
      )}
    </CardSection>
  );
}

/** What a field of a treatment is called, by its name in the contract. */
export function useFieldName(): (name: string) => string {
  const t = useGdprTexts();
  // The completion names fields of a treatment.
  return (name) => t(`treatment.fields.${name as Exclude<keyof TreatmentContent, 'flowAnswer'>}`);
}
