import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { CardSection } from '#ui/CardSection.tsx';
import { LifeLine, LifeMoment } from '#ui/LifeLine.tsx';
import type { LifePoint } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import styles from './record.module.css';

/** The life of a contract in order of days (contracts.7). */
export function ContractLife({ points }: { points: readonly LifePoint[] }) {
  const t = useTexts<typeof en>('contracts');
  const format = useFormat();
  return (
    <CardSection title={t('record.lifeLine')}>
      <LifeLine>
        {points.map((point) => (
          <LifeMoment key={`${point.kind} ${point.date} ${point.id ?? ''}`}>
            <div className={styles['point']} data-kind={point.kind} data-past={point.isPast || undefined}>
              <time dateTime={point.date}>{format.date(point.date)}</time>
              <PointName point={point} />
            </div>
          </LifeMoment>
        ))}
      </LifeLine>
    </CardSection>
  );
}

function PointName({ point: { kind, id, name } }: { point: LifePoint }) {
  const t = useTexts<typeof en>('contracts');
  if (kind !== 'amendment' || !id) return <span>{t(`record.points.${kind}`)}</span>;
  return (
    <span>
      {t('record.points.amendment')}:{' '}
      <Link to="/contracts/details" query={{ contractId: id }}>
        {name}
      </Link>
    </span>
  );
}
