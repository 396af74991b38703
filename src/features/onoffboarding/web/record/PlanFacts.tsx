import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { CardSection } from '#ui/CardSection.tsx';
import { Fact, Facts } from '#ui/Facts.tsx';
import { ProgressLine } from '#ui/ProgressLine.tsx';
import type { Plan } from '../../contract/plan.ts';
import { differsFromProfile } from '../../contract/rules/profile-date.ts';
import type { en } from '../../texts/en.ts';
import styles from './record.module.css';

/** How far the plan is, and what it is about. */
export function PlanFacts({ plan }: { plan: Plan }) {
  const t = useTexts<typeof en>('onoffboarding');
  const format = useFormat();
  const { type, referenceDate, profileDate, completionPercent, numberOfTasks: total, numberOfCompletedTasks: completed } = plan;
  const { preboarding, preboardingFiles, createdDate, createdByFullName, publishedDate, endAccess } = plan;
  const made = [format.moment(createdDate), createdByFullName].filter(Boolean).join(' · ');
  return (
    <CardSection title={t('record.facts')}>
      <div className={styles['progress']}>
        <ProgressLine
          label={format.percent(completionPercent)}
          share={completionPercent / 100}
          text={t('words.progress', { completed, total })}
        />
      </div>
      <Facts>
        <Fact label={t(`words.reference.${type}`)}>
          {format.date(referenceDate)}
          {differsFromProfile(plan) && <span className={styles['differs']}>{t('record.differs', { date: format.date(profileDate) })}</span>}
        </Fact>
        <Fact label={t('record.endAccess')}>{endAccess && t('record.endAccessYes')}</Fact>
        <Fact label={t('record.publishedOn')}>{publishedDate && format.moment(publishedDate)}</Fact>
        <Fact label={t('record.completed')}>{plan.completedDate && format.moment(plan.completedDate)}</Fact>
        <Fact label={t('record.madeBy')}>{made}</Fact>
        <Fact label={t('record.files')}>{format.list(preboardingFiles.map(({ fileName }) => fileName))}</Fact>
        <Fact label={t('record.linkSent')}>
          {preboarding &&
            t('record.linkUntil', { sent: format.moment(preboarding.sentDate), until: format.moment(preboarding.expiresDate) })}
        </Fact>
      </Facts>
    </CardSection>
  );
}
