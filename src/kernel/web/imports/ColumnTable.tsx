import { NativeSelect } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { StatusBadge } from '#ui/StatusBadge.tsx';
import { TableFrame } from '#ui/table/TableFrame.tsx';
import { useImportTexts } from './import-texts.ts';
import styles from './imports.module.css';

/** Below this confidence, heading and values do not agree well enough. */
const sure = 0.85;

/** A column of the file as the table shows it. */
export interface ShownColumn<Field extends string> {
  column: number;
  heading: string;
  field: Field | null;
  confidence: number;
  samples: readonly string[];
}

/** The fields to choose from, in groups with their names. */
export type FieldGroups<Field extends string> = readonly { group: string; items: readonly { value: Field; label: string }[] }[];

interface Shared<Field extends string> {
  groups: FieldGroups<Field>;
  onSay: (column: number, field: Field | null) => void;
  isDisabled: boolean;
  /** Of the texts. */
  room: string;
}

interface ColumnTableProps<Field extends string> extends Shared<Field> {
  columns: readonly ShownColumn<Field>[];
}

/** Each column of the file with sample values and its assigned field. */
export function ColumnTable<Field extends string>({ columns, ...shared }: ColumnTableProps<Field>) {
  const t = useImportTexts(shared.room);
  return (
    <TableFrame className={styles['table']} aria-labelledby="columns-title">
      <thead>
        <tr>
          <th scope="col">{t('import.columns.column')}</th>
          <th scope="col">{t('import.columns.samples')}</th>
          <th scope="col">{t('import.columns.field')}</th>
        </tr>
      </thead>
      <tbody className={styles['columns']}>
        {columns.map((column) => (
          <ColumnRow key={column.column} column={column} {...shared} />
        ))}
      </tbody>
    </TableFrame>
  );
}

function ColumnRow<Field extends string>({ column, ...shared }: Shared<Field> & { column: ShownColumn<Field> }) {
  const t = useImportTexts(shared.room);
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
          <FieldSelect name={name} column={column} {...shared} />
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

function FieldSelect<Field extends string>({
  name,
  column: { column, field },
  groups,
  onSay,
  isDisabled,
  room,
}: Shared<Field> & { name: string; column: ShownColumn<Field> }) {
  const t = useImportTexts(room);
  const choices = groups.map(({ group, items }) => ({ group, items: [...items] }));
  return (
    <NativeSelect
      aria-label={t('import.columns.fieldFor', { heading: name })}
      data={[{ value: '', label: t('import.columns.leaveOut') }, ...choices]}
      value={field ?? ''}
      disabled={isDisabled}
      // The values are the fields above.
      onChange={(event) => onSay(column, (event.currentTarget.value || null) as Field | null)}
      className={styles['select'] ?? ''}
    />
  );
}

/** How a spreadsheet names its columns: A, B … Z, AA. */
function letterOf(column: number): string {
  const before = column >= 26 ? letterOf(Math.floor(column / 26) - 1) : '';
  return before + String.fromCharCode(65 + (column % 26));
}
