import { Table } from '@mantine/core';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { dayOfNumber } from '#kernel/contract/days.ts';
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

/** The same data as a table, for reading in order and for copying. */
export function CalendarTable({ rows, from, to, onOpen }: CalendarTableProps) {
  const t = useTexts<typeof en>('absence');
  const format = useFormat();
  const lines = rows
    .flatMap((row) => (row.kind === 'person' ? row.bars.map((bar) => ({ name: row.person.fullName, bar })) : []))
    .filter(({ bar }) => bar.to > from && bar.from < to + 1)
    .toSorted((one, other) => one.bar.from - other.bar.from || one.name.localeCompare(other.name, 'nb'));
  if (lines.length === 0) return <p className={styles['hint']}>{t('calendar.nobodyAway')}</p>;
  return (
    <Table.ScrollContainer minWidth={560}>
      <Table stickyHeader>
        <Table.Caption>{t('calendar.tableCaption', { period: format.dateRange(dayOfNumber(from), dayOfNumber(to)) })}</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('calendar.person')}</Table.Th>
            <Table.Th>{t('calendar.type')}</Table.Th>
            <Table.Th>{t('calendar.from')}</Table.Th>
            <Table.Th>{t('calendar.to')}</Table.Th>
            <Table.Th>{t('calendar.status')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map(({ name, bar }) => (
            <Line key={`${bar.absenceId} ${bar.from}`} name={name} bar={bar} onOpen={onOpen} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function Line({ name, bar, onOpen }: { name: string; bar: Bar; onOpen: (absenceId: string) => void }) {
  const format = useFormat();
  return (
    <Table.Tr>
      <Table.Th scope="row">
        <button type="button" className={styles['fold']} onClick={() => onOpen(bar.absenceId)}>
          {name}
        </button>
      </Table.Th>
      <Table.Td>
        <TypeMark type={bar.type} />
      </Table.Td>
      <Table.Td>{format.date(dayOfNumber(Math.floor(bar.from)))}</Table.Td>
      <Table.Td>{format.date(dayOfNumber(Math.ceil(bar.to) - 1))}</Table.Td>
      <Table.Td>
        <AbsenceStatusBadge status={bar.status} />
      </Table.Td>
    </Table.Tr>
  );
}
