import { Skeleton } from '@mantine/core';
import { useFormat } from '#kernel/web/format.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { TableFrame } from '#ui/table/TableFrame.tsx';
import { ledger } from '../../contract/endpoints-balance.ts';
import type { LedgerLine } from '../../contract/entities-balance.ts';
import { absenceType, nameIn } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import { basisText } from './basis-text.ts';
import styles from './mine.module.css';

/** The explanation of a balance: every ledger line as text, with the balance after it. */
export function Ledger({ companyUserId, year }: { companyUserId: string; year: number }) {
  const t = useTexts<typeof en>('absence');
  const read = useCall(ledger, { query: { companyUserId, year } });
  return (
    <Loaded read={read} skeleton={<Skeleton height={120} />}>
      {({ lines }) =>
        lines.length === 0 ? (
          <p className={styles['quiet']}>{t('mine.ledger.empty')}</p>
        ) : (
          <TableFrame>
            <caption className={styles['caption']}>{t('mine.ledger.caption', { year: String(year) })}</caption>
            <thead>
              <tr>
                <th scope="col">{t('mine.ledger.what')}</th>
                <th scope="col" className={styles['number']}>
                  {t('mine.ledger.days')}
                </th>
                <th scope="col" className={styles['number']}>
                  {t('mine.ledger.balance')}
                </th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <Line key={line.lineId} line={line} />
              ))}
            </tbody>
          </TableFrame>
        )
      }
    </Loaded>
  );
}

const oneWordReasons: ReadonlySet<LedgerLine['reason']> = new Set(['registered', 'approved', 'declined', 'changed', 'deleted']);

/** How a line is worded: "Vacation registered", "Reserved", "Vacation: a decision was undone". */
function lineForm({ kind, reason, absence }: LedgerLine): 'phrase' | 'alone' | 'list' {
  if (kind === 'reserved' && reason === 'requested') return 'alone';
  return kind === 'taken' && absence && oneWordReasons.has(reason) ? 'phrase' : 'list';
}

function Line({ line }: { line: LedgerLine }) {
  const t = useTexts<typeof en>('absence');
  const format = useFormat();
  const { kind, reason, days, balance, date, by, comment, absence, otherYear, basis } = line;
  const type = absence && t(`types.${nameIn(absenceType, absence.type)}`);
  const what = kind === 'taken' && type ? type : t(`mine.ledger.lines.${kind}`, { year: String(otherYear ?? '') });
  const moment = format.moment(date);
  return (
    <tr>
      <th scope="row" className={styles['line']}>
        <span>{t('mine.ledger.line', { form: lineForm(line), what, why: t(`mine.ledger.reasons.${reason}`) })}</span>
        {absence && type && (
          <small>{t('mine.ledger.absence', { type, period: format.dateRange(absence.startDate, absence.endDate) })}</small>
        )}
        {basis && <small>{basisText({ t, format }, basis)}</small>}
        {comment && <small>{comment}</small>}
        {moment && <small>{by ? t('mine.ledger.by', { moment, name: by.fullName }) : moment}</small>}
      </th>
      <td className={styles['number']}>{days > 0 ? `+${format.number(days)}` : format.number(days)}</td>
      <td className={styles['number']}>{format.number(balance)}</td>
    </tr>
  );
}
