import { IconPackage } from '@tabler/icons-react';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { CardSection } from '#ui/CardSection.tsx';
import { Fact, Facts } from '#ui/Facts.tsx';
import { Mark } from '#ui/Mark.tsx';
import { StackedList } from '#ui/StackedList.tsx';
import { TwoLines } from '#ui/TwoLines.tsx';
import type { SubscriptionItem, SubscriptionOverview } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { useMoney } from '../use-money.ts';
import styles from './overview.module.css';

/** What the company has, since when, until when, and for how much. */
export function PlansCard({ overview }: { overview: SubscriptionOverview }) {
  const t = useTexts<typeof en>('subscription');
  const format = useFormat();
  const money = useMoney();
  const { items, interval, period, balance } = overview;
  const byUser = items.find(({ charged, isTrial }) => charged === 'perUser' && !isTrial);
  return (
    <CardSection title={t('overview.plans.title')}>
      {items.length === 0 && <p className={styles['text']}>{t('overview.plans.none')}</p>}
      {items.length > 0 && (
        <StackedList gap={4}>
          {items.map((item) => (
            <PlanRow key={item.itemId} item={item} trialEnd={overview.trial.endsAt} />
          ))}
        </StackedList>
      )}
      <Facts areNumbers>
        <Fact label={t('overview.plans.users')}>{byUser && format.number(byUser.quantity)}</Fact>
        <Fact label={t('overview.plans.paid')}>{interval && t(`overview.plans.by.${interval}`)}</Fact>
        <Fact label={t('overview.plans.period')}>{period && format.date(period.to)}</Fact>
        <Fact label={t('overview.plans.credit')}>{balance > 0 && money(balance)}</Fact>
      </Facts>
      {items.some(({ isTrial }) => !isTrial) && (
        <p className={styles['quiet']}>{t(interval === 'year' ? 'overview.plans.listYear' : 'overview.plans.list')}</p>
      )}
    </CardSection>
  );
}

function PlanRow({ item, trialEnd }: { item: SubscriptionItem; trialEnd: string }) {
  const t = useTexts<typeof en>('subscription');
  const format = useFormat();
  const money = useMoney();
  const { planId, charged, price, from, to, isTrial } = item;
  const since = t('overview.plans.since', { date: format.date(from) });
  const until = to && t('overview.plans.until', { date: format.date(to) });
  const per = t(charged === 'perUser' ? 'overview.plans.perUser' : 'overview.plans.flat');
  return (
    <li className={styles['plan']}>
      <IconPackage aria-hidden size={20} stroke={1.75} />
      <TwoLines
        about={isTrial ? t('overview.plans.trialUntil', { date: format.moment(trialEnd) }) : [since, until].filter(Boolean).join(' · ')}
      >
        <span>
          <strong>{t(`plan.${planId}`)}</strong> {isTrial && <Mark>{t('overview.state.trial')}</Mark>}
        </span>
      </TwoLines>
      {!isTrial && (
        <span className={styles['cost']}>
          <TwoLines about={per}>{money(price)}</TwoLines>
        </span>
      )}
    </li>
  );
}
