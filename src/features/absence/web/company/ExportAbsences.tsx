import { Checkbox, Radio } from '@mantine/core';
import { useState } from 'react';
import { useQuery } from '#kernel/web/address.ts';
import { call } from '#kernel/web/call.ts';
import { CsvZerosNotice } from '#kernel/web/CsvZerosNotice.tsx';
import { DateRangeField } from '#kernel/web/DateRangeField.tsx';
import { downloadInBackground } from '#kernel/web/download-in-background.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useList } from '#kernel/web/use-list.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { exportAbsences } from '../../contract/endpoints-company.ts';
import type { en } from '../../texts/en.ts';
import styles from './summary.module.css';
import { useSummaryPeriod } from './use-summary.ts';

const kinds = ['summary', 'payroll'] as const;
const formats = ['xlsx', 'csv'] as const;

/** The dialog to export absences of a period, over any page: `?export=absence` (absence.68). */
export function ExportAbsences() {
  const [query] = useQuery();
  // Exports of other features use other values.
  return query['export'] === 'absence' ? <ExportDialog /> : null;
}

function ExportDialog() {
  const t = useTexts<typeof en>('absence');
  const [, change] = useQuery();
  const { filters } = useList({ filterKeys: ['department'] });
  const period = useSummaryPeriod();
  const [startDate, setStart] = useState(period.startDate);
  const [endDate, setEnd] = useState(period.endDate);
  const [isRequested, setRequested] = useState(period.isRequested);
  const [kind, setKind] = useState<(typeof kinds)[number]>('summary');
  const [format, setFormat] = useState<(typeof formats)[number]>('xlsx');
  const close = (): void => change({ export: undefined });

  function save(): void {
    const departments = filters['department'];
    const narrowing = departments ? { departments: [...departments] } : {};
    const body = { startDate, endDate, includeRequestedAbsences: isRequested, kind, format, filters: narrowing };
    void downloadInBackground(t('summary.title'), (signal) => call(exportAbsences, { body }, { signal }));
    close();
  }

  return (
    <ConfirmDialog
      title={t('summary.exportTitle')}
      isOpen
      onClose={close}
      onConfirm={save}
      confirmLabel={t('summary.save')}
      isBlocked={endDate < startDate}
    >
      <div className={styles['form']}>
        <DateRangeField
          from={{ label: t('summary.from'), value: startDate, onChange: setStart }}
          to={{
            label: t('summary.to'),
            value: endDate,
            onChange: setEnd,
            error: endDate < startDate ? t('summary.wrongPeriod') : undefined,
          }}
        />
        <Choice label={t('summary.kind')} values={kinds} value={kind} onChange={setKind} textOf={(one) => t(`summary.kinds.${one}`)} />
        {kind === 'payroll' && <Notice tone="warn">{t('summary.payrollNote')}</Notice>}
        <Choice
          label={t('summary.format')}
          values={formats}
          value={format}
          onChange={setFormat}
          textOf={(one) => t(`summary.formats.${one}`)}
        />
        {format === 'csv' && <CsvZerosNotice />}
        <Checkbox label={t('summary.requested')} checked={isRequested} onChange={(event) => setRequested(event.currentTarget.checked)} />
      </div>
    </ConfirmDialog>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  values: readonly Value[];
  value: Value;
  onChange: (value: Value) => void;
  textOf: (value: Value) => string;
}

function Choice<Value extends string>({ label, values, value, onChange, textOf }: ChoiceProps<Value>) {
  return (
    <Radio.Group label={label} value={value} onChange={onChange}>
      <div className={styles['choices']}>
        {values.map((one) => (
          <Radio key={one} value={one} label={textOf(one)} />
        ))}
      </div>
    </Radio.Group>
  );
}
