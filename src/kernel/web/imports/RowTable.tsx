import { Skeleton } from '@mantine/core';
import type { ComponentType, ReactNode } from 'react';
import type { ImportAction, ImportOutcome } from '#kernel/contract/imports.ts';
import { Pager } from '#ui/table/Pager.tsx';
import { TableFrame } from '#ui/table/TableFrame.tsx';
import { StatusBadge } from '#ui/StatusBadge.tsx';
import { Loaded } from '../Loaded.tsx';
import type { Read } from '../use-call.ts';
import { useList, useListTexts } from '../use-list.ts';
import { actionMarks, outcomeMarks } from './action-marks.ts';
import { useImportTexts } from './import-texts.ts';
import styles from './imports.module.css';

/** A row as every kind of import has it. */
interface ShownRow {
  number: number;
  fate: ImportAction;
  outcome: ImportOutcome | null;
}

interface RowTableProps<Row extends ShownRow> {
  read: Read<{ rows: Row[]; totalEntries: number }>;
  /** A new plan is being made. */
  isBusy: boolean;
  /** The heading of the names. */
  heading: string;
  Name: ComponentType<{ row: Row }>;
  /** What happens to a row, in words. */
  Words: ComponentType<{ row: Row }>;
  choices?: ((row: Row) => ReactNode) | undefined;
  /** Of the texts. */
  room: string;
}

/** The rows of a plan or import, page by page: the record, the action, and what happens as text. */
export function RowTable<Row extends ShownRow>({ read, isBusy, ...table }: RowTableProps<Row>) {
  return (
    <Loaded read={read} skeleton={<Skeleton height="24rem" radius="lg" />}>
      {(answer) => <Rows {...answer} {...table} isBusy={read.refreshing || isBusy} />}
    </Loaded>
  );
}

type RowsProps<Row extends ShownRow> = Omit<RowTableProps<Row>, 'read'> & { rows: readonly Row[]; totalEntries: number };

function Rows<Row extends ShownRow>({ rows, totalEntries, isBusy, heading, room, ...cells }: RowsProps<Row>) {
  const t = useImportTexts(room);
  const list = useList({ filterKeys: [] });
  const words = useListTexts();
  if (rows.length === 0) return <p className={styles['quiet']}>{t('import.check.nobody')}</p>;
  return (
    <>
      <TableFrame isBusy={isBusy} className={styles['table']} aria-label={t('import.check.caption')} aria-rowcount={totalEntries + 1}>
        <thead>
          <tr>
            <th scope="col">{t('import.check.row')}</th>
            <th scope="col">{heading}</th>
            <th scope="col">{t('import.check.fate')}</th>
            <th scope="col">{t('import.check.what')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.number} row={row} room={room} {...cells} />
          ))}
        </tbody>
      </TableFrame>
      {totalEntries > 25 && (
        <Pager
          page={list.page}
          pageSize={list.pageSize}
          total={totalEntries}
          onPage={list.setPage}
          onPageSize={list.setPageSize}
          texts={words.pager(list, totalEntries)}
        />
      )}
    </>
  );
}

type RowProps<Row extends ShownRow> = Pick<RowTableProps<Row>, 'Name' | 'Words' | 'choices' | 'room'> & { row: Row };

function Row<One extends ShownRow>({ row, Name, Words, choices, room }: RowProps<One>) {
  const t = useImportTexts(room);
  const { number, fate, outcome } = row;
  return (
    <tr data-left-out={fate === 'skip' || undefined}>
      <td className={styles['number']} data-label={t('import.check.row')}>
        {number}
      </td>
      <th scope="row">
        <Name row={row} />
      </th>
      <td data-label={t('import.check.fate')}>
        {outcome ? (
          <StatusBadge {...outcomeMarks[outcome]}>{t(`import.outcomes.${outcome}`)}</StatusBadge>
        ) : (
          <StatusBadge {...actionMarks[fate]}>{t(`import.fates.${fate}`)}</StatusBadge>
        )}
      </td>
      <td data-label={t('import.check.what')}>
        <div className={styles['what']}>
          <Words row={row} />
          {choices?.(row)}
        </div>
      </td>
    </tr>
  );
}
