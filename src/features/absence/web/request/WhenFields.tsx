import { Checkbox, NumberInput, Radio, SegmentedControl, Switch } from '@mantine/core';
import { isNoDay } from '#kernel/web/date-text.ts';
import { DateField } from '#kernel/web/DateField.tsx';
import { DateRangeField } from '#kernel/web/DateRangeField.tsx';
import type { Form } from '#kernel/web/form.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { absencePortion, absencePortions, nameIn } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import type { DateName, DateTexts } from './refused-dates.ts';
import { weekdayNames, weekdays } from './repetition.ts';
import { mayBeHalf, type RequestValues } from './request-values.ts';
import styles from './request.module.css';
import { useDateMarks } from './use-date-marks.ts';

interface WhenProps {
  fields: Form<RequestValues>['fields'];
  allowsHalfDays: boolean;
  /** The signed-in user, whose days are marked unless the request is for another. */
  ownId: string;
  /** Why the days as they stand cannot be used. */
  refused: DateTexts;
}

/** The days: from and to, the part of a single day, or a recurrence. */
export function WhenFields({ fields, allowsHalfDays, ownId, refused }: WhenProps) {
  const t = useTexts<typeof en>('absence');
  const values = fields.getValues();
  const marks = useDateMarks(values.addToAll ? '' : values.companyUserId || ownId, values.startDate);
  const bind = (name: DateName) => ({ ...fields.getInputProps(name), ...errorOf(refused[name]) });
  const from = bind('startDate');
  const setFrom = (day: string): void => {
    const { endDate } = fields.getValues();
    fields.setFieldValue('startDate', day);
    // Most requests are for that day or start with it.
    if (!isNoDay(day) && (endDate === '' || endDate < day)) fields.setFieldValue('endDate', day);
  };
  return (
    <>
      {values.isRecurring ? (
        <DateField label={t('request.from')} required marks={marks} {...from} onChange={setFrom} />
      ) : (
        <DateRangeField
          from={{ label: t('request.from'), required: true, ...from, onChange: setFrom }}
          to={{ label: t('request.to'), required: true, ...bind('endDate') }}
          marks={marks}
        />
      )}
      {/* Always rendered: if the layout moved when a date field loses focus, the click would hit another element. */}
      {allowsHalfDays && !values.isRecurring && <Portion fields={fields} isOpen={mayBeHalf(values)} />}
      <Switch
        label={t('request.repeats')}
        description={t('request.repeatsText')}
        {...fields.getInputProps('isRecurring', { type: 'checkbox' })}
      />
      {values.isRecurring && <Repetition fields={fields} bind={bind} />}
    </>
  );
}

/** It comes while something else is typed, so it is read aloud as well. */
function errorOf(text: string | undefined) {
  return text === undefined ? {} : { error: <span role="alert">{text}</span> };
}

function Portion({ fields, isOpen }: Pick<WhenProps, 'fields'> & { isOpen: boolean }) {
  const t = useTexts<typeof en>('absence');
  const { value, onChange } = fields.getInputProps('absencePortion');
  return (
    <SegmentedControl
      aria-label={t('request.portion')}
      disabled={!isOpen}
      data={absencePortions.map((portion) => ({ value: String(portion), label: t(`portions.${nameIn(absencePortion, portion)}`) }))}
      value={isOpen ? value : String(absencePortion.FullDay)}
      onChange={onChange}
    />
  );
}

type RepetitionProps = Pick<WhenProps, 'fields'> & { bind: (name: DateName) => ReturnType<WhenProps['fields']['getInputProps']> };

function Repetition({ fields, bind }: RepetitionProps) {
  const t = useTexts<typeof en>('absence');
  const { ends, interval } = fields.getValues().recurrence;
  return (
    <fieldset className={styles['group']}>
      <legend>{t('request.repeats')}</legend>
      <Checkbox.Group label={t('request.daysOfWeek')} required {...fields.getInputProps('recurrence.daysOfWeek')}>
        <div className={styles['days']}>
          {weekdays.map((day) => (
            <Checkbox key={day} value={day} label={t(`request.weekdays.${weekdayNames[day]}`)} />
          ))}
        </div>
      </Checkbox.Group>
      <NumberInput
        label={t('request.interval')}
        suffix={t('request.intervalUnit', { weeks: Number(interval) })}
        min={1}
        max={52}
        allowDecimal={false}
        {...fields.getInputProps('recurrence.interval')}
      />
      <Radio.Group label={t('request.ends')} {...fields.getInputProps('recurrence.ends')}>
        <div className={styles['days']}>
          <Radio value="until" label={t('request.until')} />
          <Radio value="times" label={t('request.times')} />
        </div>
      </Radio.Group>
      {ends === 'until' && <DateField label={t('request.lastDay')} required {...bind('recurrence.endDate')} />}
      {ends === 'times' && (
        <NumberInput label={t('request.occurrences')} required min={1} max={366} allowDecimal={false} {...bind('recurrence.occurrences')} />
      )}
    </fieldset>
  );
}
