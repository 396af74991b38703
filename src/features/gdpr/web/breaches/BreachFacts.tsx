import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { CardSection } from '#ui/CardSection.tsx';
import { Fact, Facts } from '#ui/Facts.tsx';
import { StackedList } from '#ui/StackedList.tsx';
import type { Breach } from '../../contract/endpoints-breaches.ts';
import { useGdprTexts, useLocalText, useNames } from '../gdpr-words.ts';
import styles from './breaches.module.css';

/** A text as it was written. */
const written = (text: string) => text !== '' && <span className={styles['notice']}>{text}</span>;

/** What happened to whose data. */
export function WhatCard({ breach }: { breach: Breach }) {
  const t = useGdprTexts();
  const format = useFormat();
  const names = useNames();
  const local = useLocalText();
  const { kinds, description, awareAt, happenedFrom, dataSubjects, subjects, dataCategories, records, treatments } = breach;
  return (
    <CardSection title={t('breaches.sections.what')}>
      <Facts>
        <Fact label={t('breaches.form.description')}>{written(description)}</Fact>
        <Fact label={t('breaches.form.kinds')}>
          {kinds.length > 0 && (
            <StackedList gap={1}>
              {kinds.map((kind) => (
                <li key={kind}>{t(`breaches.kinds.${kind}`)}</li>
              ))}
            </StackedList>
          )}
        </Fact>
        <Fact label={t('breaches.form.happenedFrom')}>{format.moment(happenedFrom)}</Fact>
        <Fact label={t('breaches.form.awareAt')}>{format.moment(awareAt)}</Fact>
        <Fact label={t('breaches.form.dataSubjects')}>{names.subjects(dataSubjects)}</Fact>
        <Fact label={t('breaches.form.subjects')}>{format.number(subjects)}</Fact>
        <Fact label={t('breaches.form.dataCategories')}>{names.categories(dataCategories)}</Fact>
        <Fact label={t('breaches.form.records')}>{format.number(records)}</Fact>
        <Fact label={t('breaches.form.consequences')}>{written(breach.consequences)}</Fact>
        <Fact label={t('breaches.form.measures')}>{written(breach.measures)}</Fact>
        <Fact label={t('breaches.form.treatments')}>
          {treatments.length > 0 && (
            <StackedList gap={1}>
              {treatments.map(({ treatmentId, treatmentName }) => (
                <li key={treatmentId}>
                  <Link to="/gdpr/treatment/view" query={{ treatmentId }}>
                    {local(treatmentName)}
                  </Link>
                </li>
              ))}
            </StackedList>
          )}
        </Fact>
      </Facts>
    </CardSection>
  );
}

/** How great the risk is, and who must be told and is. */
export function AssessmentCard({ breach }: { breach: Breach }) {
  const t = useGdprTexts();
  const format = useFormat();
  const { risk, riskReason, mustNotifyAuthority, authorityNotifiedAt, lateReason, mustTellPeople, peopleToldAt, peopleException } = breach;
  const dutyOf = (isDuty: boolean, doneAt: string | null) => {
    if (doneAt !== null) return t('breaches.duties.yesDone', { moment: format.moment(doneAt) });
    if (risk === null) return t('breaches.duties.unknown');
    return t(isDuty ? 'breaches.duties.yes' : 'breaches.duties.no');
  };
  return (
    <CardSection title={t('breaches.sections.assessment')}>
      <Facts>
        <Fact label={t('breaches.form.risk')}>{t(`breaches.risks.${risk ?? 'unknown'}`)}</Fact>
        <Fact label={t('breaches.form.riskReason')}>{written(riskReason)}</Fact>
        <Fact label={t('breaches.duties.authority')}>{dutyOf(mustNotifyAuthority, authorityNotifiedAt)}</Fact>
        <Fact label={t('breaches.form.lateReason')}>{written(lateReason)}</Fact>
        <Fact label={t('breaches.duties.people')}>{dutyOf(mustTellPeople, peopleToldAt)}</Fact>
        <Fact label={t('breaches.form.peopleException')}>
          {risk === 'high' && peopleException && t(`breaches.exceptions.${peopleException}`)}
        </Fact>
        <Fact label={t('breaches.form.peopleReason')}>{risk === 'high' && written(breach.peopleReason)}</Fact>
      </Facts>
    </CardSection>
  );
}
