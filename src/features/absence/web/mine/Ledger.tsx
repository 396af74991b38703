import { Skeleton, Table } from '@mantine/core';
import { useFormat } from '#kernel/web/format.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
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
          <Table.ScrollContainer minWidth={240} type="native">
            <Table captionSide="top">
              <Table.Caption className={styles['caption'] ?? ''}>{t('mine.ledger.caption', { year: String(year) })}</Table.Caption>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th scope="col">{t('mine.ledger.what')}</Table.Th>
                  <Table.Th scope="col" className={styles['number']}>
                    {t('mine.ledger.days')}
                  </Table.Th>
                  <Table.Th scope="col" className={styles['number']}>
                    {t('mine.ledger.balance')}
                  </Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {lines.map((line) => (
                  <Line key={line.lineId} line={line} />
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
        )
      }
    </Loaded>
  );
}

function Line({ line }: { line: LedgerLine }) {
  const t = useTexts<typeof en>('absence');
  const format = useFormat();
  const { kind, reason, days, balance, date, by, comment, absence, otherYear, basis } = line;
  const type = absence && t(`types.${nameIn(absenceType, absence.type)}`);
  const moment = format.moment(date);
  return (
    <Table.Tr>
      <Table.Th scope="row" className={styles['line']}>
        <span>
          {kind === 'taken' && type ? type : t(`mine.ledger.lines.${kind}`, { year: String(otherYear ?? '') })}:{' '}
          {t(`mine.ledger.reasons.${reason}`)}
        </span>
        {absence && type && (
          <small>{t('mine.ledger.absence', { type, period: format.dateRange(absence.startDate, absence.endDate) })}</small>
        )}
        {basis && <small>{basisText({ t, format }, basis)}</small>}
        {comment && <small>{comment}</small>}
        {moment && <small>{by ? t('mine.ledger.by', { moment, name: by.fullName }) : moment}</small>}
      </Table.Th>
      <Table.Td className={styles['number']}>{days > 0 ? `+${format.number(days)}` : format.number(days)}</Table.Td>
      <Table.Td className={styles['number']}>{format.number(balance)}</Table.Td>
    </Table.Tr>
  );
}
