import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { CardSection } from '#ui/CardSection.tsx';
import { Fact, Facts } from '#ui/Facts.tsx';
import type { Contract } from '../../contract/entities.ts';
import { deadlineType } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import { WhyList } from './WhyList.tsx';
import styles from './record.module.css';

/** The next deadline with its days, and why it is that one (contracts.4–6). */
export function DeadlineCard({ contract: { deadline } }: { contract: Contract }) {
  const t = useTexts<typeof en>('contracts');
  const format = useFormat();
  const { state, type, actBy, date, noticeDate, termEnd, why } = deadline;
  const endLabel = type === deadlineType.renewal ? t('record.renewsOn') : t('record.endsOn');
  return (
    <CardSection title={t(`record.states.${state}`)}>
      {state === 'upcoming' && (
        <Facts>
          <Fact label={t('record.actByLabel')}>{format.dateLong(actBy ?? date)}</Fact>
          <Fact label={t('record.noticeDate')}>{format.dateLong(noticeDate)}</Fact>
          <Fact label={endLabel}>{format.dateLong(termEnd)}</Fact>
        </Facts>
      )}
      <div>
        <h3 className={styles['subtitle']}>{t(state === 'upcoming' || state === 'expired' ? 'record.why' : 'record.whyNone')}</h3>
        <WhyList lines={why} />
      </div>
    </CardSection>
  );
}
