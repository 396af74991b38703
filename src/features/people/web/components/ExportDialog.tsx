import { Button, Checkbox, Radio } from '@mantine/core';
import { z } from 'zod';
import { call } from '#kernel/web/call.ts';
import { CsvZerosNotice } from '#kernel/web/CsvZerosNotice.tsx';
import { startDownload } from '#kernel/web/download-in-background.ts';
import { useForm } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { useStoredChoice } from '#kernel/web/stored-choice.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { Notice } from '#ui/Notice.tsx';
import { exportCompanyUsers, getCompanyUsersFilter } from '../../contract/endpoints.ts';
import { usualColumns, type PeopleFilter, type PersonColumn } from '../../contract/lists.ts';
import type { en } from '../../texts/en.ts';
import { columnsOf } from '../people-address.ts';
import styles from './people.module.css';

const formats = ['xlsx', 'csv', 'pdf', 'md'] as const;
const sensitive: ReadonlySet<PersonColumn> = new Set([
  'socialSecurityNumber',
  'salaryAccountNumber',
  'allergies',
  'salaryAmount',
  'emergencyContacts',
  'notes',
]);

/** Columns of digits that may begin with a zero. */
const zeroed: ReadonlySet<PersonColumn> = new Set(['employeeNumber', 'postalCode', 'salaryAccountNumber', 'socialSecurityNumber']);

interface ExportDialogProps {
  onClose: () => void;
  /** The list's filter; undefined exports everybody. */
  filter: PeopleFilter | undefined;
  /** Only these people, whatever their state. */
  selected?: readonly string[] | undefined;
}

const place = 'people/export';
const Export = z.object({ whom: z.enum(['active', 'everyone']), format: z.enum(formats) });

/** Chooses the content of an export of people (people.23). */
export function ExportDialog({ onClose, filter, selected }: ExportDialogProps) {
  const t = useTexts<typeof en>('people');
  const { value: kept, keep } = useStoredChoice('people.exportColumns', (value) =>
    Array.isArray(value) ? columnsOf(value) : (['firstName', 'lastName', ...usualColumns] as const),
  );
  const offers = useCall(getCompanyUsersFilter, { query: { state: 'active' } }, { staleMinutes: 2 });
  const { exportColumns: all = [], exportStates = [] } = offers.answer ?? {};
  const columns = all.filter((column) => kept.includes(column));
  const initial: z.output<typeof Export> = { whom: 'active', format: 'xlsx' };
  const form = useForm(Export, {
    initial,
    draft: { place },
    send: async (values) => {
      const { whom, format } = values;
      const narrowed = selected
        ? { activeOnlyCompanyUsers: false, companyUserIds: [...selected] }
        : { activeOnlyCompanyUsers: whom === 'active', ...(filter && { filter }) };
      const body = { ...narrowed, columns, format };
      await startDownload(t('export.title'), (signal) => call(exportCompanyUsers, { body }, { signal }), {
        place,
        from: initial,
        to: values,
      });
    },
    onSent: onClose,
  });
  const { fields } = form;
  return (
    <FormDialog title={t('export.dialogTitle')} form={form} onClose={onClose} send={t('export.save')} isBlocked={columns.length === 0}>
      <p className={styles['lead']}>
        {selected ? t('export.leadSelected', { count: selected.length }) : t(filter ? 'export.lead' : 'export.leadAll')}
      </p>
      {!selected && exportStates.length > 1 && (
        <Radio.Group label={t('export.whom')} {...fields.getInputProps('whom')}>
          <div className={styles['choices']}>
            <Radio value="active" label={t('export.activeOnly')} />
            <Radio value="everyone" label={t(exportStates.includes('pending') ? 'export.everyone' : 'export.withInactive')} />
          </div>
        </Radio.Group>
      )}
      <Columns all={all} chosen={columns} onChange={keep} />
      <Radio.Group label={t('export.format')} {...fields.getInputProps('format')}>
        <div className={styles['choices']}>
          {formats.map((one) => (
            <Radio key={one} value={one} label={t(`export.formats.${one}`)} />
          ))}
        </div>
      </Radio.Group>
      {fields.getValues().format === 'csv' && columns.some((column) => zeroed.has(column)) && <CsvZerosNotice />}
      {columns.some((column) => sensitive.has(column)) && <Notice tone="warn">{t('export.sensitive')}</Notice>}
    </FormDialog>
  );
}

interface ColumnsProps {
  all: readonly PersonColumn[];
  chosen: readonly PersonColumn[];
  onChange: (columns: readonly PersonColumn[]) => void;
}

function Columns({ all, chosen, onChange }: ColumnsProps) {
  const t = useTexts<typeof en>('people');
  const toggle = (column: PersonColumn) => onChange(all.filter((one) => (one === column ? !chosen.includes(one) : chosen.includes(one))));
  const isAll = chosen.length === all.length;
  return (
    <fieldset className={styles['set']}>
      <legend className={styles['setHead']}>
        {t('export.columns')}
        <Button variant="subtle" size="compact-sm" onClick={() => onChange(isAll ? [] : all)}>
          {isAll ? t('export.none') : t('export.all')}
        </Button>
      </legend>
      <div className={styles['choices']}>
        {all.map((column) => (
          <Checkbox key={column} label={t(`fields.${column}`)} checked={chosen.includes(column)} onChange={() => toggle(column)} />
        ))}
      </div>
    </fieldset>
  );
}
