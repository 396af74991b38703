import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '#kernel/web/address.ts';
import { useFormat } from '#kernel/web/format.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { getCompanyUserVacationDaysOverview } from '../../contract/endpoints-balance.ts';
import type { AbsenceDaysOverview, Balance } from '../../contract/entities-balance.ts';
import type { en } from '../../texts/en.ts';
import { balanceParts } from './balance-parts.ts';
import { BalanceBar } from './BalanceBar.tsx';
import { Ledger } from './Ledger.tsx';
import styles from './mine.module.css';
import { TransferDays } from './TransferDays.tsx';
import { Transfers } from './Transfers.tsx';

interface BalancesProps {
  companyUserId: string;
  year: number;
}

/** A year's vacation days as a chart, the explanation of the number, and transferring them to the next year (absence.57). */
export function Balances({ companyUserId, year }: BalancesProps) {
  const read = useCall(getCompanyUserVacationDaysOverview, { body: { encCompanyUserId: companyUserId, year } });
  return (
    <Loaded read={read} skeleton={<Skeleton height={256} radius="lg" />}>
      {({ absenceDaysOverview }) => <BalanceOfYear overview={absenceDaysOverview} />}
    </Loaded>
  );
}

function BalanceOfYear({ overview }: { overview: AbsenceDaysOverview }) {
  const t = useTexts<typeof en>('absence');
  const [{ why, transfer }, change] = useQuery();
  const { balance, companyUserId, permissions, transfers } = overview;
  const { year } = balance;
  const mayMove = (permissions.transfer || permissions.requestTransfer) && balance.available >= 1;
  return (
    <section className={styles['panel']} aria-labelledby={`balance-${year}`}>
      <h2 id={`balance-${year}`} className={styles['heading']}>
        {t('mine.balance.title', { year: String(year) })}
      </h2>
      <BalancePicture balance={balance} />
      <PastYears pastYears={overview.pastYears} />
      <ButtonRow>
        <Button
          size="xs"
          variant="default"
          aria-expanded={why === 'yes'}
          onClick={() => change({ why: why === 'yes' ? undefined : 'yes' })}
        >
          {t(why === 'yes' ? 'mine.balance.hide' : 'mine.balance.why')}
        </Button>
        {mayMove && (
          <Button size="xs" variant="default" onClick={() => change({ transfer: String(year) })}>
            {t('mine.transfer.open', { year: String(year + 1) })}
          </Button>
        )}
      </ButtonRow>
      {why === 'yes' && <Ledger companyUserId={companyUserId} year={year} />}
      <Transfers transfers={transfers} />
      {mayMove && transfer !== undefined && <TransferDays overview={overview} onClose={() => change({ transfer: undefined })} />}
    </section>
  );
}

/** The number of days left, large, and the use of the others. */
export function BalancePicture({ balance }: { balance: Balance }) {
  const t = useTexts<typeof en>('absence');
  const format = useFormat();
  const words = { taken: 'taken', planned: 'planned', reserved: 'reserved', left: 'available', missing: 'missing' } as const;
  const parts = balanceParts(balance).map(({ kind, days }) => ({ kind, days, label: t(`mine.balance.${words[kind]}`, { days }) }));
  return (
    <div className={styles['picture']}>
      <p className={styles['left']}>
        <strong>{format.number(balance.available)}</strong> {t('mine.balance.left', { days: balance.available })}
      </p>
      <BalanceBar label={t('mine.balance.label', { year: String(balance.year) })} parts={parts} />
      {balance.statutory > 0 && (
        <p className={styles['quiet']}>{t('mine.balance.statutory', { days: balance.statutory, of: balance.allowance })}</p>
      )}
    </div>
  );
}

function PastYears({ pastYears }: Pick<AbsenceDaysOverview, 'pastYears'>) {
  const t = useTexts<typeof en>('absence');
  const format = useFormat();
  if (pastYears.length === 0) return null;
  const each = pastYears.map(({ year, available }) => t('mine.balance.pastYear', { days: available, year: String(year) }));
  return <p className={styles['quiet']}>{t('mine.balance.pastYears', { list: format.list(each) })}</p>;
}
