import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { CardSection } from '#ui/CardSection.tsx';
import { LifeLine, LifeMoment } from '#ui/LifeLine.tsx';
import type { Contract, ContractNotification, LifePoint } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import styles from './record.module.css';

/** The life of a contract in order of days (contracts.7). */
export function ContractLife({ contract: { lifeLine, notifications } }: { contract: Pick<Contract, 'lifeLine' | 'notifications'> }) {
  const t = useTexts<typeof en>('contracts');
  const format = useFormat();
  return (
    <CardSection title={t('record.lifeLine')}>
      <LifeLine>
        {lifeLine.map((point) => (
          <LifeMoment key={`${point.kind} ${point.date} ${point.id ?? ''}`}>
            <div className={styles['point']} data-kind={point.kind} data-past={point.isPast || undefined}>
              <time dateTime={point.date}>{format.date(point.date)}</time>
              <PointName point={point} notification={notifications.find(({ notificationId }) => notificationId === point.id)} />
            </div>
          </LifeMoment>
        ))}
      </LifeLine>
    </CardSection>
  );
}

interface PointNameProps {
  point: LifePoint;
  /** Of which the point is. */
  notification: ContractNotification | undefined;
}

function PointName({ point: { kind, id, name }, notification }: PointNameProps) {
  const t = useTexts<typeof en>('contracts');
  if (notification) return <span>{t('record.points.notificationOf', { days: notification.when })}</span>;
  if (kind !== 'amendment' || !id) return <span>{t(`record.points.${kind}`)}</span>;
  return (
    <span data-prose>
      {t('record.points.amendment')}:{' '}
      <Link to="/contracts/details" query={{ contractId: id }}>
        {name}
      </Link>
    </span>
  );
}
