import { Checkbox, NumberInput, Radio } from '@mantine/core';
import { DateField } from '#kernel/web/DateField.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { directions } from '../../contract/reasons.ts';
import type { RuleFields } from '../../contract/rule.ts';
import type { en } from '../../texts/en.ts';
import type { OfferedReason } from './rule-values.ts';
import { directionsOf, mayRepeat } from './rule-values.ts';
import styles from './rules.module.css';

interface RuleWhenProps {
  values: RuleFields;
  about: OfferedReason;
  error: string | undefined;
  onChange: (part: Partial<RuleFields>) => void;
}

/** When and how often a rule notifies: only what the reason allows. */
export function RuleWhen({ values, about, error, onChange }: RuleWhenProps) {
  const t = useTexts<typeof en>('notifications');
  if (about.onlyRepeats) return <ReportWhen values={values} about={about} onChange={onChange} />;
  const { direction, days } = values.difference;
  const range = direction === 'instant' ? undefined : about[direction];
  return (
    <>
      <Radio.Group
        label={t('rules.form.when')}
        value={direction}
        error={error}
        onChange={(next) => onChange({ difference: { direction: directions.find((one) => one === next) ?? direction, days } })}
      >
        <div className={styles['choices']}>
          {directionsOf(about).map((one) => (
            <Radio key={one} value={one} label={t(`rules.directions.${one}`)} />
          ))}
        </div>
      </Radio.Group>
      {range && (
        <NumberInput
          label={t('rules.form.days')}
          value={days}
          min={range[0]}
          max={range[1]}
          allowDecimal={false}
          clampBehavior="blur"
          onChange={(next) => onChange({ difference: { direction, days: Number(next) || range[0] } })}
        />
      )}
      {about.hasDate && direction === 'before' && (
        <DateField label={t('rules.form.date')} value={values.date} onChange={(date) => onChange({ date: date || null })} />
      )}
      {about.repeats && mayRepeat(about, direction) && <Repeats values={values} range={about.repeats} onChange={onChange} />}
    </>
  );
}

function Repeats({ values, range, onChange }: Pick<RuleWhenProps, 'values' | 'onChange'> & { range: readonly [number, number] }) {
  const t = useTexts<typeof en>('notifications');
  return (
    <>
      <Checkbox
        label={t('rules.form.repeats')}
        checked={values.repeatDays !== null}
        onChange={(event) => onChange({ repeatDays: event.currentTarget.checked ? Math.max(range[0], 7) : null })}
      />
      {values.repeatDays !== null && (
        <NumberInput
          label={t('rules.form.every')}
          value={values.repeatDays}
          min={range[0]}
          max={range[1]}
          allowDecimal={false}
          clampBehavior="blur"
          onChange={(next) => onChange({ repeatDays: Number(next) || range[0] })}
        />
      )}
    </>
  );
}

function ReportWhen({ values, onChange }: Omit<RuleWhenProps, 'error'>) {
  const t = useTexts<typeof en>('notifications');
  return (
    <Radio.Group
      label={t('rules.form.report')}
      value={String(values.repeatDays)}
      onChange={(next) => onChange({ repeatDays: Number(next) })}
    >
      <div className={styles['choices']}>
        <Radio value="7" label={t('rules.reports.weekly')} />
        <Radio value="30" label={t('rules.reports.monthly')} />
      </div>
    </Radio.Group>
  );
}
