import { Radio } from '@mantine/core';
import type { ReactNode } from 'react';
import type { DateOrder } from '#kernel/contract/imports.ts';
import { Notice } from '#ui/Notice.tsx';
import { useFormat } from '../format.ts';
import { dayOf } from './day-of.ts';
import { useImportTexts } from './import-texts.ts';
import styles from './imports.module.css';

/** The words of a notice that go before what it asks. */
export function NoticeText({ children }: { children: ReactNode }) {
  return <p className={styles['noticeText']}>{children}</p>;
}

interface ColumnQuestionProps<Value extends string> {
  title: string;
  text: string;
  value: Value | null;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  isDisabled: boolean;
}

/** Asks what the file does not say, once for all rows. */
export function ColumnQuestion<Value extends string>({ title, text, value, options, onChange, isDisabled }: ColumnQuestionProps<Value>) {
  return (
    <Notice tone="warn" title={title}>
      <NoticeText>{text}</NoticeText>
      <Radio.Group
        aria-label={title}
        value={value ?? ''}
        // The values are the options below.
        onChange={(next) => onChange(next as Value)}
      >
        <div className={styles['choices']}>
          {options.map((one) => (
            <Radio key={one.value} value={one.value} disabled={isDisabled} label={one.label} />
          ))}
        </div>
      </Radio.Group>
    </Notice>
  );
}

interface OrderProps {
  columns: readonly { heading: string; samples: readonly string[]; needsOrder: boolean; field: string | null }[];
  order: DateOrder | null;
  onOrder: (order: DateOrder) => void;
  isDisabled: boolean;
  /** Of the texts. */
  room: string;
}

/** Asks whether day or month comes first, for all columns of dates together. */
export function OrderQuestion({ columns, order, onOrder, isDisabled, room }: OrderProps) {
  const t = useImportTexts(room);
  const format = useFormat();
  const questions = columns.filter(({ needsOrder, field }) => needsOrder && field);
  if (questions.length === 0) return null;
  const sample = questions.flatMap(({ samples }) => samples).find((text) => dayOf(text, 'dayFirst') !== dayOf(text, 'monthFirst')) ?? '';
  const readAs = (one: DateOrder) => format.dateLong(dayOf(sample, one));
  return (
    <ColumnQuestion
      title={t('import.order.title')}
      text={t('import.order.text', { columns: questions.map(({ heading }) => heading).join(', '), sample })}
      value={order}
      onChange={onOrder}
      isDisabled={isDisabled}
      options={[
        { value: 'dayFirst', label: t('import.order.dayFirst', { date: readAs('dayFirst') }) },
        { value: 'monthFirst', label: t('import.order.monthFirst', { date: readAs('monthFirst') }) },
      ]}
    />
  );
}
