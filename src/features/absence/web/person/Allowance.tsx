import { Button } from '@mantine/core';
import { useState } from 'react';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { Fact, Facts } from '#ui/Facts.tsx';
import type { AbsenceDaysOverview, Balance } from '../../contract/entities-balance.ts';
import type { en } from '../../texts/en.ts';
import { Balances } from '../mine/Balances.tsx';
import { basisText } from '../mine/basis-text.ts';
import mine from '../mine/mine.module.css';
import { CorrectBalance } from './CorrectBalance.tsx';
import { Health } from './Health.tsx';
import { SetAllowance } from './SetAllowance.tsx';
import { WorkWeek } from './WorkWeek.tsx';
import styles from './year.module.css';

/** A person's vacation days of a year, their working days, sick leave and care days (absence.57). */
export function Allowance({ overview, today }: { overview: AbsenceDaysOverview; today: string }) {
  return (
    <div className={styles['cards']}>
      <Balances companyUserId={overview.companyUserId} year={overview.balance.year} />
      <Numbers overview={overview} />
      <WorkWeek overview={overview} today={today} />
      {overview.health && <Health overview={overview} health={overview.health} />}
    </div>
  );
}

function Numbers({ overview }: { overview: AbsenceDaysOverview }) {
  const t = useTexts<typeof en>('absence');
  const format = useFormat();
  const [open, setOpen] = useState<'set' | 'correct'>();
  const { balance, allowanceReason, allowanceBasis, permissions } = overview;
  const close = (): void => setOpen(undefined);
  return (
    <section className={mine['panel']} aria-labelledby="allowance-numbers">
      <h2 id="allowance-numbers" className={mine['heading']}>
        {t('person.allowance.title', { year: String(balance.year) })}
      </h2>
      <p className={mine['quiet']}>
        {allowanceBasis ? basisText({ t, format }, allowanceBasis) : t(`person.allowance.${whose[allowanceReason]}`)}
      </p>
      <Facts areNumbers>
        {numbersOf(balance).map(({ name, days }) => (
          <Fact key={name} label={t(`person.allowance.lines.${name}`)} isSum={name === 'available'}>
            {format.number(days)}
          </Fact>
        ))}
      </Facts>
      <ButtonRow>
        {permissions.setAllowance && (
          <Button size="xs" variant="default" onClick={() => setOpen('set')}>
            {t('person.allowance.set')}
          </Button>
        )}
        {permissions.correct && (
          <Button size="xs" variant="default" onClick={() => setOpen('correct')}>
            {t('person.allowance.correct')}
          </Button>
        )}
      </ButtonRow>
      {open === 'set' && <SetAllowance overview={overview} onClose={close} />}
      {open === 'correct' && <CorrectBalance overview={overview} onClose={close} />}
    </section>
  );
}

const whose = { set: 'own', companyDefault: 'company', prorated: 'prorated' } as const;
const always = ['allowance', 'taken', 'planned', 'reserved', 'available'] as const;
const order = [
  'allowance',
  'transferredIn',
  'carriedIn',
  'corrected',
  'transferredOut',
  'carriedOut',
  'expired',
  'taken',
  'planned',
  'reserved',
  'available',
] as const;

/** The non-zero numbers, each day counted once: planned days are not included in taken ones. */
function numbersOf(balance: Balance): { name: (typeof order)[number]; days: number }[] {
  return order
    .map((name) => ({ name, days: name === 'taken' ? balance.taken - balance.planned : balance[name] }))
    .filter(({ name, days }) => days !== 0 || always.some((one) => one === name));
}
