import { Button, Checkbox, Radio } from '@mantine/core';
import { useState } from 'react';
import { call } from '#kernel/web/call.ts';
import { CsvZerosNotice } from '#kernel/web/CsvZerosNotice.tsx';
import { downloadInBackground } from '#kernel/web/download-in-background.ts';
import { useKeptChoice } from '#kernel/web/kept-choice.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
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
  isOpen: boolean;
  onClose: () => void;
  /** The list's filter; undefined exports everybody. */
  filter: PeopleFilter | undefined;
  /** Only these people, whatever their state. */
  selected?: readonly string[] | undefined;
}

/** Chooses the content of an export of people (people.23). */
export function ExportDialog({ isOpen, onClose, filter, selected }: ExportDialogProps) {
  const t = useTexts<typeof en>('people');
  const [format, setFormat] = useState<(typeof formats)[number]>('xlsx');
  const [activeOnly, setActiveOnly] = useState(true);
  const { value: kept, keep } = useKeptChoice('people.exportColumns', (value) =>
    Array.isArray(value) ? columnsOf(value) : (['firstName', 'lastName', ...usualColumns] as const),
  );
  const offers = useCall(getCompanyUsersFilter, { query: { state: 'active' } }, { staleMinutes: 2, enabled: isOpen });
  const all = offers.answer?.exportColumns ?? [];
  const columns = all.filter((column) => kept.includes(column));

  function save(): void {
    const whom = selected ? { activeOnlyCompanyUsers: false, companyUserIds: [...selected] } : { activeOnlyCompanyUsers: activeOnly };
    const body = { ...whom, columns, format, ...(filter && !selected ? { filter } : {}) };
    void downloadInBackground(t('export.title'), (signal) => call(exportCompanyUsers, { body }, { signal }));
    onClose();
  }

  return (
    <ConfirmDialog
      title={t('export.dialogTitle')}
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={save}
      confirmLabel={t('export.save')}
      isBlocked={columns.length === 0}
    >
      <div className={styles['form']}>
        <p className={styles['lead']}>
          {selected ? t('export.leadSelected', { count: selected.length }) : t(filter ? 'export.lead' : 'export.leadAll')}
        </p>
        {!selected && (
          <Radio.Group label={t('export.whom')} value={String(activeOnly)} onChange={(value) => setActiveOnly(value === 'true')}>
            <div className={styles['choices']}>
              <Radio value="true" label={t('export.activeOnly')} />
              <Radio value="false" label={t('export.everyone')} />
            </div>
          </Radio.Group>
        )}
        <Columns all={all} chosen={columns} onChange={keep} />
        <Radio.Group label={t('export.format')} value={format} onChange={setFormat}>
          <div className={styles['choices']}>
            {formats.map((one) => (
              <Radio key={one} value={one} label={t(`export.formats.${one}`)} />
            ))}
          </div>
        </Radio.Group>
        {format === 'csv' && columns.some((column) => zeroed.has(column)) && <CsvZerosNotice />}
        {columns.some((column) => sensitive.has(column)) && <Notice tone="warn">{t('export.sensitive')}</Notice>}
      </div>
    </ConfirmDialog>
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
