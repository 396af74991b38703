import { NativeSelect } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useTexts } from '#kernel/web/texts.ts';
import { StatusBadge } from '#ui/StatusBadge.tsx';
import { fieldText, type ImportColumn, type ImportField } from '../../contract/entities-import.ts';
import type { en } from '../../texts/en.ts';
import styles from './import.module.css';

/** Below this confidence, heading and values do not agree well enough. */
const sure = 0.85;

const groups = {
  person: ['fullName', 'firstName', 'lastName', 'emailAddress', 'mobilePhoneNumber', 'phoneCountryCode'],
  job: [
    'employeeNumber',
    'position',
    'department',
    'team',
    'location',
    'reportingTo',
    'role',
    'positionType',
    'positionCoverage',
    'startDate',
    'endDate',
    'trialPeriodEndDate',
  ],
  pay: ['salaryAmount', 'salaryCurrency', 'salaryInterval', 'salaryAccountNumber'],
  personal: ['birthday', 'socialSecurityNumber', 'secondaryEmail', 'preferredLanguage', 'allergies', 'tShirtSize', 'drivingLicense'],
  address: ['address.streetAddress', 'address.apartment', 'address.postalCode', 'address.city', 'address.province', 'address.country'],
  nextOfKin: ['emergencyContact.fullName', 'emergencyContact.phone', 'emergencyContact.relation'],
  other: ['notes'],
} satisfies Record<string, readonly ImportField[]>;
// The keys of a literal are those written in it.
const groupNames = Object.keys(groups) as (keyof typeof groups)[];

interface ColumnTableProps {
  columns: readonly ImportColumn[];
  onSay: (column: number, field: ImportField | null) => void;
  isDisabled: boolean;
}

/** Each column of the file with sample values and its assigned field. */
export function ColumnTable({ columns, onSay, isDisabled }: ColumnTableProps) {
  const t = useTexts<typeof en>('people');
  return (
    <div className={styles['frame']}>
      <table className={styles['table']} aria-labelledby="columns-title">
        <thead>
          <tr>
            <th scope="col">{t('import.columns.column')}</th>
            <th scope="col">{t('import.columns.samples')}</th>
            <th scope="col">{t('import.columns.field')}</th>
          </tr>
        </thead>
        <tbody className={styles['columns']}>
          {columns.map((column) => (
            <ColumnRow key={column.column} column={column} onSay={onSay} isDisabled={isDisabled} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ColumnRow({ column, onSay, isDisabled }: { column: ImportColumn; onSay: ColumnTableProps['onSay']; isDisabled: boolean }) {
  const t = useTexts<typeof en>('people');
  const { heading, samples, field, confidence } = column;
  const name = heading || t('import.columns.noHeading', { letter: letterOf(column.column) });
  const isUnsure = field !== null && confidence < sure;
  return (
    <tr data-left-out={field === null || undefined}>
      <th scope="row">{name}</th>
      <td data-label={t('import.columns.samples')}>
        <span className={styles['samples']}>{samples.length > 0 ? samples.join(' · ') : t('import.columns.empty')}</span>
      </td>
      <td data-label={t('import.columns.field')}>
        <div className={styles['becomes']}>
          <FieldSelect name={name} field={field} isDisabled={isDisabled} onField={(next) => onSay(column.column, next)} />
          {isUnsure && (
            <span title={t('import.columns.unsureText')}>
              <StatusBadge tone="warn" icon={IconEye}>
                {t('import.columns.unsure')}
              </StatusBadge>
            </span>
          )}
        </div>
      </td>
    </tr>
  );
}

interface FieldSelectProps {
  name: string;
  field: ImportField | null;
  isDisabled: boolean;
  onField: (field: ImportField | null) => void;
}

function FieldSelect({ name, field, isDisabled, onField }: FieldSelectProps) {
  const t = useTexts<typeof en>('people');
  const choices = groupNames.map((group) => ({
    group: t(`import.columns.groups.${group}`),
    items: groups[group].map((one) => ({ value: one, label: t(`import.fields.${fieldText(one)}`) })),
  }));
  return (
    <NativeSelect
      aria-label={t('import.columns.fieldFor', { heading: name })}
      data={[{ value: '', label: t('import.columns.leaveOut') }, ...choices]}
      value={field ?? ''}
      disabled={isDisabled}
      // The values are the fields above.
      onChange={(event) => onField((event.currentTarget.value || null) as ImportField | null)}
      className={styles['select'] ?? ''}
    />
  );
}

/** How a spreadsheet names its columns: A, B … Z, AA. */
function letterOf(column: number): string {
  const before = column >= 26 ? letterOf(Math.floor(column / 26) - 1) : '';
  return before + String.fromCharCode(65 + (column % 26));
}
