import { useMemo } from 'react';
import { dayOfNumber } from '#kernel/contract/days.ts';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useListTexts } from '#kernel/web/use-list.ts';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import type { en } from '../../texts/en.ts';
import { AbsenceStatusBadge, TypeMark } from '../TypeMark.tsx';
import type { Bar, ChartRow } from './chart.ts';
import styles from './wallchart.module.css';

interface CalendarTableProps {
  rows: readonly ChartRow[];
  from: number;
  to: number;
  onOpen: (absenceId: string) => void;
}

interface Line {
  name: string;
  bar: Bar;
}

/** The same data as a table, for reading in order and for copying. */
export function CalendarTable({ rows, from, to, onOpen }: CalendarTableProps) {
  const t = useTexts<typeof en>('absence');
  const format = useFormat();
  const { table } = useListTexts();
  const columns = useColumns(onOpen);
  const lines = useMemo(() => linesOf(rows, from, to), [rows, from, to]);
  const caption = t('calendar.tableCaption', { period: format.dateRange(dayOfNumber(from), dayOfNumber(to)) });
  return (
    <section aria-label={caption}>
      <p className={styles['caption']}>{caption}</p>
      <DataTable
        label={caption}
        columns={columns}
        rows={lines}
        rowKey={({ bar }) => `${bar.absenceId} ${bar.from}`}
        onOpen={({ bar }) => onOpen(bar.absenceId)}
        texts={table}
        empty={<p className={styles['nobody']}>{t('calendar.nobodyAway')}</p>}
      />
    </section>
  );
}

/** The absences of a period by their first day, then by name. */
function linesOf(rows: readonly ChartRow[], from: number, to: number): Line[] {
  return rows
    .flatMap((row) => (row.kind === 'person' ? row.bars.map((bar) => ({ name: row.person.fullName, bar })) : []))
    .filter(({ bar }) => bar.to > from && bar.from < to + 1)
    .toSorted((one, other) => one.bar.from - other.bar.from || one.name.localeCompare(other.name, 'nb'));
}

function useColumns(onOpen: (absenceId: string) => void): Column<Line>[] {
  const t = useTexts<typeof en>('absence');
  const format = useFormat();
  return [
    {
      key: 'person',
      header: t('calendar.person'),
      isPrimary: true,
      cell: ({ name, bar }) => (
        <button type="button" className={styles['fold']} onClick={() => onOpen(bar.absenceId)}>
          {name}
        </button>
      ),
    },
    { key: 'type', header: t('calendar.type'), cell: ({ bar }) => <TypeMark type={bar.type} /> },
    { key: 'from', header: t('calendar.from'), cell: ({ bar }) => format.date(dayOfNumber(Math.floor(bar.from))) },
    { key: 'to', header: t('calendar.to'), cell: ({ bar }) => format.date(dayOfNumber(Math.ceil(bar.to) - 1)) },
    { key: 'status', header: t('calendar.status'), cell: ({ bar }) => <AbsenceStatusBadge status={bar.status} /> },
  ];
}
