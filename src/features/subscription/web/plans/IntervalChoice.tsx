import { SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';
import type { Interval } from './offer.ts';
import styles from './plans.module.css';

interface IntervalChoiceProps {
  interval: Interval;
  yearDiscountPercent: number;
  onChange: (interval: Interval) => void;
}

/** By the month or by the year, for all plans together. */
export function IntervalChoice({ interval, yearDiscountPercent, onChange }: IntervalChoiceProps) {
  const t = useTexts<typeof en>('subscription');
  const format = useFormat();
  const heading = useId();
  return (
    <section className={styles['interval']} aria-labelledby={heading}>
      <h2 id={heading} className={styles['title']}>
        {t('choose.interval')}
      </h2>
      <SegmentedControl
        aria-labelledby={heading}
        value={interval}
        onChange={(value) => onChange(value)}
        data={[
          { value: 'month' as const, label: t('interval.month') },
          { value: 'year' as const, label: t('choose.yearly', { percent: format.percent(yearDiscountPercent) }) },
        ]}
      />
      <p className={styles['lead']}>
        {t(interval === 'month' ? 'choose.monthText' : 'choose.yearText')} {t('choose.vat')}
      </p>
    </section>
  );
}
