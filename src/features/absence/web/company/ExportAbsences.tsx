import { Checkbox, Radio } from '@mantine/core';
import { z } from 'zod';
import { useQuery } from '#kernel/web/address.ts';
import { call } from '#kernel/web/call.ts';
import { CsvZerosNotice } from '#kernel/web/CsvZerosNotice.tsx';
import { DateRangeField } from '#kernel/web/DateRangeField.tsx';
import { startDownload } from '#kernel/web/download-in-background.ts';
import { useForm } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useList } from '#kernel/web/use-list.ts';
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

const place = 'absence/export';
const Export = z.object({
  startDate: z.string(),
  endDate: z.string(),
  includeRequestedAbsences: z.boolean(),
  kind: z.enum(kinds),
  format: z.enum(formats),
});

function ExportDialog() {
  const t = useTexts<typeof en>('absence');
  const [, change] = useQuery();
  const { filters } = useList({ filterKeys: ['department'] });
  const { startDate: from, endDate: to, isRequested } = useSummaryPeriod();
  const close = (): void => change({ export: undefined });
  const initial: z.output<typeof Export> = {
    startDate: from,
    endDate: to,
    includeRequestedAbsences: isRequested,
    kind: 'summary',
    format: 'xlsx',
  };
  const form = useForm(Export, {
    initial,
    draft: { place },
    send: async (values) => {
      const departments = filters['department'];
      const body = { ...values, filters: departments ? { departments: [...departments] } : {} };
      await startDownload(t('summary.title'), (signal) => call(exportAbsences, { body }, { signal }), { place, from: initial, to: values });
    },
    onSent: close,
  });
  const { fields } = form;
  const { startDate, endDate, kind, format } = fields.getValues();
  const isBackward = endDate < startDate;
  return (
    <FormDialog
      title={t('summary.exportTitle')}
      form={form}
      onClose={close}
      queryNames={['export']}
      send={t('summary.save')}
      isBlocked={isBackward}
    >
      <DateRangeField
        from={{ label: t('summary.from'), ...fields.getInputProps('startDate') }}
        to={{
          label: t('summary.to'),
          ...fields.getInputProps('endDate'),
          error: isBackward ? t('summary.wrongPeriod') : undefined,
        }}
      />
      <Choice
        label={t('summary.kind')}
        values={kinds}
        textOf={(one) => t(`summary.kinds.${one}`)}
        inputProps={fields.getInputProps('kind')}
      />
      {kind === 'payroll' && <Notice tone="warn">{t('summary.payrollNote')}</Notice>}
      <Choice
        label={t('summary.format')}
        values={formats}
        textOf={(one) => t(`summary.formats.${one}`)}
        inputProps={fields.getInputProps('format')}
      />
      {format === 'csv' && <CsvZerosNotice />}
      <Checkbox label={t('summary.requested')} {...fields.getInputProps('includeRequestedAbsences', { type: 'checkbox' })} />
    </FormDialog>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  values: readonly Value[];
  textOf: (value: Value) => string;
  inputProps: object;
}

function Choice<Value extends string>({ label, values, textOf, inputProps }: ChoiceProps<Value>) {
  return (
    <Radio.Group label={label} {...inputProps}>
      <div className={styles['choices']}>
        {values.map((one) => (
          <Radio key={one} value={one} label={textOf(one)} />
        ))}
      </div>
    </Radio.Group>
  );
}
