import { Progress } from '@mantine/core';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { CardSection } from '#ui/CardSection.tsx';
import { StackedList } from '#ui/StackedList.tsx';
import type { LimitUse } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import styles from './overview.module.css';

/** How much of each limit is used, and when it is met at this pace; `users` are those that are charged for. */
export function UsageCard({ limits, users }: { limits: readonly LimitUse[]; users: number }) {
  const t = useTexts<typeof en>('subscription');
  return (
    <CardSection title={t('overview.usage.title')}>
      <StackedList gap={4}>
        {limits.map((limit) => (
          <UsageRow key={limit.key} use={limit} users={users} />
        ))}
      </StackedList>
    </CardSection>
  );
}

function UsageRow({ use: { key: name, limit, used, metOn }, users }: { use: LimitUse; users: number }) {
  const t = useTexts<typeof en>('subscription');
  const format = useFormat();
  const written = name === 'storageLimit' ? format.bytes : format.number;
  // Those who are invited take a seat, and are charged for once they are active (subscription.9).
  const invited = name === 'userLimit' ? used - users : 0;
  const isMet = limit !== null && used >= limit;
  const usageName = <span className={styles['usageName']}>{t(`overview.usage.limit.${name}`)}</span>;
  // A limit of nothing that nobody has used is no limit to reach: the plan does not include it.
  if (limit === 0 && used === 0)
    return (
      <li className={styles['usage']}>
        {usageName}
        <span className={styles['usageCount']}>{t('overview.usage.notIncluded')}</span>
      </li>
    );
  return (
    <li className={styles['usage']}>
      {usageName}
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
