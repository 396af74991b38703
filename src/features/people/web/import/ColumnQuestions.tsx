import { Radio } from '@mantine/core';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { Notice } from '#ui/Notice.tsx';
import { SalaryInterval } from '../../contract/entities.ts';
import type { DateOrder } from '#kernel/contract/imports.ts';
import type { ImportColumn } from '../../contract/entities-import.ts';
import type { en } from '../../texts/en.ts';
import { dayOf } from './day-of.ts';
import styles from './import.module.css';

interface OrderProps {
  columns: readonly ImportColumn[];
  order: DateOrder | null;
  onOrder: (order: DateOrder) => void;
  isDisabled: boolean;
}

/** Asks whether day or month comes first, for all columns of dates together. */
export function OrderQuestion({ columns, order, onOrder, isDisabled }: OrderProps) {
  const t = useTexts<typeof en>('people');
  const asked = columns.filter(({ needsOrder, field }) => needsOrder && field);
  const format = useFormat();
  const sample = asked.flatMap(({ samples }) => samples).find((text) => dayOf(text, 'dayFirst') !== dayOf(text, 'monthFirst')) ?? '';
  const readAs = (one: DateOrder) => format.dateLong(dayOf(sample, one));
  return (
    <Notice tone="warn" title={t('import.order.title')}>
      <p className={styles['noticeText']}>{t('import.order.text', { columns: asked.map(({ heading }) => heading).join(', '), sample })}</p>
      <Radio.Group
        aria-label={t('import.order.title')}
        value={order ?? ''}
        // The values are those below.
        onChange={(value) => onOrder(value as DateOrder)}
      >
        <div className={styles['choices']}>
          <Radio value="dayFirst" disabled={isDisabled} label={t('import.order.dayFirst', { date: readAs('dayFirst') })} />
          <Radio value="monthFirst" disabled={isDisabled} label={t('import.order.monthFirst', { date: readAs('monthFirst') })} />
        </div>
      </Radio.Group>
    </Notice>
  );
}

interface IntervalProps {
  column: ImportColumn;
  interval: SalaryInterval | null;
  onInterval: (interval: SalaryInterval) => void;
  isDisabled: boolean;
}

/** Asks what the amounts of a column are for, once for all rows. */
export function IntervalQuestion({ column, interval, onInterval, isDisabled }: IntervalProps) {
  const t = useTexts<typeof en>('people');
  return (
    <Notice tone="warn" title={t('import.interval.title')}>
      <p className={styles['noticeText']}>{t('import.interval.text', { column: column.heading, sample: column.samples[0] ?? '' })}</p>
      <Radio.Group
        aria-label={t('import.interval.title')}
        value={interval ?? ''}
        // The values are those below.
        onChange={(value) => onInterval(value as SalaryInterval)}
      >
        <div className={styles['choices']}>
          {SalaryInterval.options.map((one) => (
            <Radio key={one} value={one} disabled={isDisabled} label={t(`salaryIntervals.${one}`)} />
          ))}
        </div>
      </Radio.Group>
    </Notice>
  );
}
