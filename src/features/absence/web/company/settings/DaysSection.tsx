import { Button, SegmentedControl, Select, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { Day } from '#kernel/contract/values.ts';
import { addEntry } from '#kernel/web/add-entry.ts';
import { countriesIn } from '#kernel/web/countries.ts';
import { DateField } from '#kernel/web/DateField.tsx';
import { useFormat } from '#kernel/web/format.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { Columns } from '#ui/Columns.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { SettingSection } from '#ui/SettingSection.tsx';
import { getPublicHolidays } from '../../../contract/endpoints.ts';
import type { en } from '../../../texts/en.ts';
import { holidayRows, ownRows, withState, type HolidayRow, type HolidayState } from './holiday-rows.ts';
import type { FieldsProps } from './RulesSections.tsx';
import styles from './settings.module.css';

const states = ['off', 'half', 'removed'] as const satisfies readonly HolidayState[];
const ownKinds = ['off', 'holiday'] as const;

/** The year's public holidays with the company's setting for each, and company-specific days. */
export function DaysSection({ fields, today }: FieldsProps & { today: string }) {
  const t = useTexts<typeof en>('absence');
  const language = useLanguage();
  const thisYear = Number(today.slice(0, 4));
  const [year, setYear] = useState(thisYear);
  const countries = useMemo(() => countriesIn(language), [language]);
  return (
    <SettingSection title={t('settings.days.title')} text={t('settings.days.text')}>
      <Columns>
        <Select label={t('settings.days.country')} searchable allowDeselect={false} data={countries} {...fields.getInputProps('country')} />
        <Select
          label={t('settings.days.year')}
          allowDeselect={false}
          data={[...new Set([thisYear - 1, thisYear, thisYear + 1, thisYear + 2, year])].toSorted((a, b) => a - b).map(String)}
          value={String(year)}
          onChange={(value) => setYear(Number(value ?? thisYear))}
        />
      </Columns>
      <Holidays fields={fields} year={year} />
      <OwnDays fields={fields} year={year} onYear={setYear} />
    </SettingSection>
  );
}

function Holidays({ fields, year }: FieldsProps & { year: number }) {
  const t = useTexts<typeof en>('absence');
  const language = useLanguage();
  const { country, days } = fields.getValues();
  const { answer } = useCall(getPublicHolidays, { body: { years: [year], countries: [country] } }, { staleMinutes: 5 });
  const holidays = answer?.publicHolidays.find((one) => one.country === country && one.year === year)?.holidays ?? [];
  const rows = holidayRows({ holidays, days, year, language });
  return (
    <div>
      <h3 className={styles['subhead']}>{t('settings.days.list', { year: String(year) })}</h3>
      {answer && rows.length === 0 && <p className={styles['quiet']}>{t('settings.days.unknownCountry')}</p>}
      <ul className={styles['rows']}>
        {rows.map((row) => (
          <HolidayLine key={row.date} row={row} onChange={(state) => fields.setFieldValue('days', withState(days, row, state))} />
        ))}
      </ul>
    </div>
  );
}

function HolidayLine({ row, onChange }: { row: HolidayRow; onChange: (state: HolidayState) => void }) {
  const t = useTexts<typeof en>('absence');
  const format = useFormat();
  const date = format.date(row.date);
  return (
    <li className={styles['holiday']} data-changed={row.state !== 'off' || undefined}>
      <span className={styles['date']}>{date}</span>
      <span className={styles['name']}>{row.name}</span>
      <SegmentedControl
        size="xs"
        transitionDuration={0}
        aria-label={t('settings.days.state', { name: row.name, date })}
        data={states.map((value) => ({ value, label: t(`settings.days.states.${value}`) }))}
        value={row.state}
        onChange={(value) => onChange(states.find((one) => one === value) ?? 'off')}
      />
    </li>
  );
}

interface OwnDaysProps extends FieldsProps {
  year: number;
  /** Shows the year of a typed day, so that its row stays. */
  onYear: (year: number) => void;
}

function OwnDays({ fields, year, onYear }: OwnDaysProps) {
  const t = useTexts<typeof en>('absence');
  const { days } = fields.getValues();
  const own = ownRows(days, year);
  const dateOf = (index: number) => {
    const { onChange, ...input } = fields.getInputProps(`days.${index}.date`);
    const change = (day: string): void => {
      onChange(day);
      if (Day.safeParse(day).success) onYear(Number(day.slice(0, 4)));
    };
    return { ...input, onChange: change };
  };
  return (
    <div>
      <h3 className={styles['subhead']}>{t('settings.days.own')}</h3>
      <p className={styles['quiet']}>{t('settings.days.ownText')}</p>
      {own.length === 0 && <p className={styles['quiet']}>{t('settings.days.ownNone', { year: String(year) })}</p>}
      {own.map(({ day, index }) => (
        <div key={index} className={styles['entry']}>
          <DateField label={t('settings.days.date')} required {...dateOf(index)} />
          <TextInput label={t('settings.days.name')} maxLength={60} {...fields.getInputProps(`days.${index}.name`)} />
          <Select
            label={t('settings.days.kind')}
            allowDeselect={false}
            data={ownKinds.map((value) => ({ value, label: t(`settings.days.kinds.${value}`) }))}
            {...fields.getInputProps(`days.${index}.kind`)}
          />
          <IconButton
            label={t('settings.remove', { name: day.name || t('settings.days.unnamed') })}
            icon={IconX}
            onClick={() => fields.removeListItem('days', index)}
          />
        </div>
      ))}
      <Button
        variant="default"
        leftSection={<IconPlus aria-hidden />}
        onClick={() => addEntry(fields, { list: 'days', place: days.length, entry: { date: '', name: '', kind: 'off' }, first: 'date' })}
      >
        {t('settings.days.addOwn')}
      </Button>
    </div>
  );
}
