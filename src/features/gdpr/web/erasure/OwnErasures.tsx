import { useFormat } from '#kernel/web/format.ts';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { CardSection } from '#ui/CardSection.tsx';
import { TableFrame } from '#ui/table/TableFrame.tsx';
import type { getErasureCalendar } from '../../contract/endpoints-erasure.ts';
import { useGdprTexts } from '../gdpr-words.ts';
import styles from './erasure.module.css';

type OwnErasure = Answer<typeof getErasureCalendar>['ownErasures'][number];

/** What the product erases of the company, by itself or on somebody's word. */
export function OwnErasures({ erasures }: { erasures: readonly OwnErasure[] }) {
  const t = useGdprTexts();
  return (
    <CardSection title={t('erasure.own.title')}>
      <p className={styles['quiet']}>{t('erasure.own.text')}</p>
      <TableFrame scrolls={t('erasure.own.title')} className={styles['table']}>
        <thead>
          <tr>
            {(['what', 'period', 'next', 'last'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`erasure.own.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {erasures.map((one) => (
            <OwnRow key={one.key} erasure={one} />
          ))}
        </tbody>
      </TableFrame>
    </CardSection>
  );
}

function OwnRow({ erasure: { what, isAutomatic, period, next, lastDone } }: { erasure: OwnErasure }) {
  const t = useGdprTexts();
  const format = useFormat();
  const nextWords = ({ date, count }: NonNullable<OwnErasure['next']>) =>
    count === null ? format.date(date) : t('erasure.own.next', { date: format.date(date), count });
  return (
    <tr>
      <th scope="row">
        {what}
        <span className={styles['quiet']}>{t(isAutomatic ? 'erasure.own.automatic' : 'erasure.own.proposed')}</span>
      </th>
      <td>{period ? t(`erasure.own.${period.unit}`, { count: period.count }) : t('erasure.own.noPeriod')}</td>
      <td>{next ? nextWords(next) : t('erasure.own.nothing')}</td>
      <td>{lastDone ? t('erasure.last', { date: format.date(lastDone.date), by: lastDone.by ?? 'none' }) : '–'}</td>
    </tr>
  );
}
