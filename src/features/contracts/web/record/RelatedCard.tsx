import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { CardSection } from '#ui/CardSection.tsx';
import { StackedList } from '#ui/StackedList.tsx';
import type { Contract } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import styles from './record.module.css';

/** The amendments of a contract. */
export function RelatedCard({ contract: { amendments } }: { contract: Contract }) {
  const t = useTexts<typeof en>('contracts');
  const format = useFormat();
  if (amendments.length === 0) return null;
  return (
    <CardSection title={t('record.amendments')}>
      <StackedList gap={4}>
        {amendments.map(({ contractId, name, startDate, endDate }) => (
          <li key={contractId} className={styles['entry']}>
            <Link to="/contracts/details" query={{ contractId }}>
              {name}
            </Link>
            <span className={styles['quiet']}>{format.dateRange(startDate, endDate)}</span>
          </li>
        ))}
      </StackedList>
    </CardSection>
  );
}
