import { Skeleton } from '@mantine/core';
import type { Input } from '#kernel/contract/endpoint.ts';
import { Link } from '#kernel/web/Link.tsx';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { useList, useListTexts } from '#kernel/web/use-list.ts';
import { Pager } from '#ui/table/Pager.tsx';
import { StatusBadge } from '#ui/StatusBadge.tsx';
import { getImportRows } from '../../contract/endpoints-import.ts';
import type { ImportRow, PeopleImport } from '../../contract/entities-import.ts';
import type { en } from '../../texts/en.ts';
import { fateMarks, outcomeMarks } from './fate-marks.ts';
import { RowChoices } from './RowChoices.tsx';
import { RowWords } from './RowWords.tsx';
import type { Wishes } from './use-plan.ts';
import styles from './import.module.css';

export type RowFilter = NonNullable<Input<typeof getImportRows>['body']['filter']>;

interface RowTableProps {
  plan: PeopleImport;
  filter: RowFilter;
  /** Makes a new plan with other choices; undefined when that is not possible now. */
  onWish?: ((wishes: Wishes) => void) | undefined;
  isBusy?: boolean;
}

/** The rows of a plan or import, page by page: the person, the fate, and what happens as text. */
export function RowTable({ plan, filter, onWish, isBusy = false }: RowTableProps) {
  const t = useTexts<typeof en>('people');
  const list = useList({ filterKeys: [] });
  const words = useListTexts();
  const pagination = { page: list.page, pageSize: list.pageSize };
  const rows = useCall(getImportRows, { body: { planId: plan.id, pagination, filter } }, { keepsPrevious: true });
  return (
    <Loaded read={rows} skeleton={<Skeleton height="24rem" radius="lg" />}>
      {({ rows: shown, totalEntries }) =>
        shown.length === 0 ? (
          <p className={styles['quiet']}>{t('import.check.nobody')}</p>
        ) : (
          <>
            <div className={styles['frame']} aria-busy={rows.refreshing || isBusy}>
              <table className={styles['table']} aria-label={t('import.check.caption')} aria-rowcount={totalEntries + 1}>
                <thead>
                  <tr>
                    <th scope="col">{t('import.check.row')}</th>
                    <th scope="col">{t('import.check.person')}</th>
                    <th scope="col">{t('import.check.fate')}</th>
                    <th scope="col">{t('import.check.what')}</th>
                  </tr>
                </thead>
                <tbody>
                  {shown.map((row) => (
                    <Row key={row.number} row={row} plan={plan} onWish={onWish} isBusy={isBusy} />
                  ))}
                </tbody>
              </table>
            </div>
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
        )
      }
    </Loaded>
  );
}

function Row({ row, plan, onWish, isBusy }: { row: ImportRow } & Pick<RowTableProps, 'plan' | 'onWish' | 'isBusy'>) {
  const t = useTexts<typeof en>('people');
  const { number, name, fate, outcome } = row;
  return (
    <tr data-left-out={fate === 'skip' || undefined}>
      <td className={styles['number']} data-label={t('import.check.row')}>
        {number}
      </td>
      <th scope="row">
        <PersonName row={row} name={name || t('import.check.nameless')} />
      </th>
      <td data-label={t('import.check.fate')}>
        {outcome ? (
          <StatusBadge {...outcomeMarks[outcome]}>{t(`import.outcomes.${outcome}`)}</StatusBadge>
        ) : (
          <StatusBadge {...fateMarks[fate]}>{t(`import.fates.${fate}`)}</StatusBadge>
        )}
      </td>
      <td data-label={t('import.check.what')}>
        <div className={styles['what']}>
          <RowWords row={row} />
          {plan.state === 'planned' && <RowChoices row={row} plan={plan} onWish={isBusy ? undefined : onWish} />}
        </div>
      </td>
    </tr>
  );
}

/** A link to the profile of an existing person. */
function PersonName({ row: { fate, companyUserId, outcome }, name }: { row: ImportRow; name: string }) {
  const isHere = companyUserId !== null && (fate === 'update' || fate === 'unchanged' || outcome === 'written' || outcome === 'kept');
  if (!isHere) return name;
  return (
    <Link to="/people/details" query={{ employeeId: companyUserId }}>
      {name}
    </Link>
  );
}
