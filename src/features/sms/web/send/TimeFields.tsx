import { SegmentedControl } from '@mantine/core';
import { useId, useState } from 'react';
import type { Form } from '#kernel/web/form.ts';
import { localDay } from '#kernel/web/calendar-day.ts';
import { localToday } from '#kernel/web/local-day.ts';
import { MomentField } from '#kernel/web/MomentField.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { maxDaysAhead } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import type { SendValues } from './send-values.ts';
import styles from './send.module.css';

interface TimeFieldsProps {
  form: Form<SendValues>;
  refused: string | undefined;
}

/** Whether it is sent now, or at a time within 30 days. */
export function TimeFields({ form: { fields }, refused }: TimeFieldsProps) {
  const t = useTexts<typeof en>('sms');
  const label = useId();
  const { when } = fields.getValues();
  const bound = fields.getInputProps('sendAt');
  const [last] = useState(lastDay);
  return (
    <div className={styles['text']}>
      <span id={label} className={styles['legend']}>
        {t('send.when')}
      </span>
      <SegmentedControl
        aria-labelledby={label}
        data={[
          { value: 'now', label: t('send.now') },
          { value: 'later', label: t('send.later') },
        ]}
        {...fields.getInputProps('when')}
      />
      {when === 'later' && (
        <MomentField label={t('send.at')} required min={localToday()} max={last} {...bound} error={bound.error ?? refused} />
      )}
    </div>
  );
}

function lastDay(): string {
  const last = new Date();
  last.setDate(last.getDate() + maxDaysAhead);
  return localDay(last);
}
