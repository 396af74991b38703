import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { TableFrame } from '#ui/table/TableFrame.tsx';
import type { HistoryEntry } from '../../contract/life.ts';
import type { en } from '../../texts/en.ts';
import styles from './history.module.css';

/** The same history as a table, for copying. */
export function HistoryTable({ history }: { history: readonly HistoryEntry[] }) {
  const t = useTexts<typeof en>('people');
  const format = useFormat();
  return (
    <TableFrame scrolls={t('history.title')} className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{t('history.from')}</th>
          <th scope="col">{t('fields.position')}</th>
          <th scope="col">{t('fields.department')}</th>
          <th scope="col">{t('fields.reportingToFullName')}</th>
          <th scope="col">{t('fields.positionCoverage')}</th>
          <th scope="col">{t('history.changedBy')}</th>
        </tr>
      </thead>
      <tbody>
        {history.map((entry) => (
          <tr key={`${entry.validFrom} ${entry.changedAt}`}>
            <th scope="row" className="tabular">
              {format.date(entry.validFrom)}
            </th>
            <td>{entry.position}</td>
            <td>{entry.department}</td>
            <td>{entry.reportingToFullName}</td>
            <td className="tabular">{format.percent(entry.positionCoverage)}</td>
            <td>{entry.changedByFullName}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
