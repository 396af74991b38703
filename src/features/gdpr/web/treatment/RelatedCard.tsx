import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { CardSection } from '#ui/CardSection.tsx';
import { Fact, Facts } from '#ui/Facts.tsx';
import { StackedList } from '#ui/StackedList.tsx';
import type { Treatment } from '../../contract/treatment.ts';
import { useGdprTexts, useLocalText } from '../gdpr-words.ts';
import styles from './treatment.module.css';

/** The risks that name a treatment, and the agreements of its software. */
export function RelatedCard({ treatment: { riskAssessments, agreements } }: { treatment: Treatment }) {
  const t = useGdprTexts();
  const local = useLocalText();
  const format = useFormat();
  return (
    <CardSection title={t('treatment.sections.related')}>
      <Facts>
        <Fact label={t('treatment.risks')}>
          {riskAssessments.length === 0 ? (
            t('treatment.none')
          ) : (
            <StackedList gap={1}>
              {riskAssessments.map(({ riskAssessmentId, overview, isTreated }) => (
                <li key={riskAssessmentId}>
                  <Link to="/gdpr/risk-assessment" query={{ risk: riskAssessmentId }}>
                    {local(overview)}
                  </Link>{' '}
                  <span className={styles['quiet']}>{t(isTreated ? 'treatment.treated' : 'treatment.open')}</span>
                </li>
              ))}
            </StackedList>
          )}
        </Fact>
        <Fact label={t('treatment.agreements')}>
          {agreements.length === 0 ? (
            t('treatment.none')
          ) : (
            <StackedList gap={1}>
              {agreements.map(({ dataProcessorAgreementId, softwareName, validTo }) => (
                <li key={dataProcessorAgreementId}>
                  <Link to="/gdpr/data-processor-agreement" query={{ agreement: dataProcessorAgreementId }}>
                    {softwareName}
                  </Link>{' '}
                  {validTo && <span className={styles['quiet']}>{t('treatment.validTo', { date: format.date(validTo) })}</span>}
                </li>
              ))}
            </StackedList>
          )}
        </Fact>
      </Facts>
    </CardSection>
  );
}
