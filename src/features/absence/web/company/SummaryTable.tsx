import { useRef } from 'react';
import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { usePermission } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { TableFrame } from '#ui/table/TableFrame.tsx';
import { useVisibleRows } from '#ui/table/use-visible-rows.ts';
import type { SummaryRow } from '../../contract/entities-balance.ts';
import { absenceType, nameIn, type ShownAbsenceType } from '../../contract/kinds.ts';
import { balanceColumns, balanceIn, type BalanceColumn } from '../../contract/rules/summary-columns.ts';
import type { en } from '../../texts/en.ts';
import { TypeSign } from '../TypeSign.tsx';
import { daysOf, totals, typesIn } from './summary-rows.ts';
import styles from './summary.module.css';
import { useSummaryPeriod } from './use-summary.ts';

/** The summary as a virtualised table with a sticky header and totals. */
export function SummaryTable({ rows, isRefreshing }: { rows: readonly SummaryRow[]; isRefreshing: boolean }) {
  const t = useTexts<typeof en>('absence');
  const format = useFormat();
  const { startDate, endDate } = useSummaryPeriod();
  const frame = useRef<HTMLDivElement>(null);
  const { first, end, above, below } = useVisibleRows(frame, rows.length);
  const types = typesIn(rows);
  const name = t('summary.table', { period: format.dateRange(startDate, endDate) });
  return (
    <TableFrame
      scroller={frame}
      scrolls={name}
      frameClassName={styles['frame']}
      frameData={{ 'data-list': true }}
      isBusy={isRefreshing}
      className={styles['table']}
      aria-label={name}
      aria-rowcount={rows.length + 2}
    >
      <Head types={types} />
      <tbody>
        {above > 0 && <tr aria-hidden style={{ height: above }} />}
        {rows.slice(first, end).map((row, index) => (
          <Row key={row.companyUserId} row={row} types={types} position={first + index + 2} />
        ))}
        {below > 0 && <tr aria-hidden style={{ height: below }} />}
      </tbody>
      <Sums rows={rows} types={types} />
    </TableFrame>
  );
}

function Head({ types }: { types: readonly ShownAbsenceType[] }) {
  const t = useTexts<typeof en>('absence');
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col">{t('summary.person')}</th>
        {types.map((type) => (
          <th key={type} scope="col">
            <TypeHead type={type} name={t(`types.${nameIn(absenceType, type)}`)} />
          </th>
        ))}
        {balanceColumns.map((column, index) => (
          <th key={column} scope="col" data-first={index === 0 || undefined}>
            {t(`summary.${column}`)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function TypeHead({ type, name }: { type: ShownAbsenceType; name: string }) {
  return (
    <span className={styles['type']} data-long={name.includes(' ') || undefined}>
      <TypeSign type={type} />
      {name}
    </span>
  );
}

interface RowProps {
  row: SummaryRow;
  types: readonly ShownAbsenceType[];
  position: number;
}

function Row({ row, types, position }: RowProps) {
  const mayOpen = usePermission('VacationAndLeaveView');
  const { companyUserId, fullName, department } = row;
  return (
    <tr aria-rowindex={position}>
      <th scope="row">
        {mayOpen ? (
          <Link to="/vacation-and-leave/details" query={{ companyUserId }}>
            {fullName}
          </Link>
        ) : (
          fullName
        )}
        {department && <span className={styles['department']}>{department}</span>}
      </th>
      {types.map((type) => (
        <Days key={type} days={daysOf(row, type)} />
      ))}
      {balanceColumns.map((column) => (
        <Days key={column} days={balanceIn(row, column)} column={column} />
      ))}
    </tr>
  );
}

function Days({ days, column }: { days: number; column?: BalanceColumn }) {
  const format = useFormat();
  const isFew = column === 'available' && days < 0;
  return (
    <td data-none={days === 0 || undefined} data-few={isFew || undefined} data-first={column === 'allowance' || undefined}>
      {format.number(days)}
    </td>
  );
}

function Sums({ rows, types }: { rows: readonly SummaryRow[]; types: readonly ShownAbsenceType[] }) {
  const t = useTexts<typeof en>('absence');
  const { days, balance } = totals(rows, types);
  return (
    <tfoot>
      <tr aria-rowindex={rows.length + 2}>
        <th scope="row">
          {t('summary.total')}
          <span className={styles['department']}>{t('summary.people', { count: rows.length })}</span>
        </th>
        {types.map((type, index) => (
          <Days key={type} days={days[index] ?? 0} />
        ))}
        {balanceColumns.map((column, index) => (
          <Days key={column} days={balance[index] ?? 0} column={column} />
        ))}
      </tr>
    </tfoot>
  );
}
