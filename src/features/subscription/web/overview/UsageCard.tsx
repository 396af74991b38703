import { Progress } from '@mantine/core';
import type { SubscriptionFeature } from '#kernel/contract/permissions.ts';
import { useFormat } from '#kernel/web/format.ts';
import { isLocked, useUser } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { CardSection } from '#ui/CardSection.tsx';
import { StackedList } from '#ui/StackedList.tsx';
import type { LimitUse, SubscriptionOverview } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import styles from './overview.module.css';

/** The features without which there is nothing to use. */
const featureOf: Partial<Record<LimitUse['key'], SubscriptionFeature>> = {
  employmentContractLimit: 'employeecontract',
  contractLimit: 'contracts',
  gdprTreatmentLimit: 'gdpr',
  smsLimit: 'smsservice',
};

/** How much of each limit is used, and when it is met at this pace. */
export function UsageCard({ overview: { limits, users, items, isLockedByNonpayment } }: { overview: SubscriptionOverview }) {
  const t = useTexts<typeof en>('subscription');
  const user = useUser();
  const isChargedByUser = items.some(({ isTrial, charged }) => !isTrial && charged === 'perUser');
  return (
    <CardSection title={t('overview.usage.title')}>
      <StackedList gap={4}>
        {limits.map((use) =>
          // A limit of nothing that nobody has used is no limit to reach: the plan does not include it.
          isLocked(user, featureOf[use.key]) || (use.limit === 0 && use.used === 0) ? (
            <ClosedRow key={use.key} use={use} isUnpaid={isLockedByNonpayment} />
          ) : (
            // Those who are invited take a seat, and are charged for once they are active (subscription.9).
            <UsageRow key={use.key} use={use} invited={isChargedByUser && use.key === 'userLimit' ? use.used - users : 0} />
          ),
        )}
      </StackedList>
    </CardSection>
  );
}

/** What the plans do not open, or an unpaid invoice has closed; what there is of it is kept. */
function ClosedRow({ use: { key: name, used }, isUnpaid }: { use: LimitUse; isUnpaid: boolean }) {
  const t = useTexts<typeof en>('subscription');
  const format = useFormat();
  const why = isUnpaid ? 'closed' : 'notIncluded';
  return (
    <li className={styles['usage']}>
      <span className={styles['usageName']}>{t(`overview.usage.limit.${name}`)}</span>
      <span className={styles['usageCount']}>
        {used > 0 ? t(`overview.usage.${why}Used`, { used: format.number(used) }) : t(`overview.usage.${why}`)}
      </span>
    </li>
  );
}

function UsageRow({ use: { key: name, limit, used, metOn }, invited }: { use: LimitUse; invited: number }) {
  const t = useTexts<typeof en>('subscription');
  const format = useFormat();
  const written = name === 'storageLimit' ? format.bytes : format.number;
  const isMet = limit !== null && used >= limit;
  return (
    <li className={styles['usage']}>
      <span className={styles['usageName']}>{t(`overview.usage.limit.${name}`)}</span>
      <span className={styles['usageCount']}>
        {limit === null
          ? t('overview.usage.unlimited', { used: written(used) })
          : t('overview.usage.of', { used: written(used), limit: written(limit) })}
      </span>
      {limit !== null && (
        <Progress
          className={styles['usageBar']}
          value={limit === 0 ? 100 : Math.min(100, (used / limit) * 100)}
          {...(isMet && { color: 'red' })}
          aria-hidden
        />
      )}
      {invited > 0 && <span className={styles['quiet']}>{t('overview.usage.invited', { invited })}</span>}
      {isMet && <span className={styles['quiet']}>{t('overview.usage.met')}</span>}
      {!isMet && metOn && <span className={styles['quiet']}>{t('overview.usage.pace', { date: format.date(metOn) })}</span>}
    </li>
  );
}
