import { ProgressLine } from '#ui/ProgressLine.tsx';
import type { AccountingSystem } from '../../contract/kinds.ts';
import { useFollowedComparison } from './compare-calls.ts';
import styles from './compare.module.css';
import { useCompareWords } from './use-compare-words.ts';

interface FetchingPeopleProps {
  provider: AccountingSystem;
  /** Undefined until the server has said how far it is. */
  percent?: number;
}

/** How far the fetching of people is; it goes on when the page is left. */
export function FetchingPeople({ provider, percent }: FetchingPeopleProps) {
  const { t, system } = useCompareWords(provider);
  return (
    <output className={styles['fetching']}>
      <ProgressLine
        label={t('compare.running.title', { system })}
        {...(percent !== undefined && { share: percent / 100, text: t('compare.running.percent', { percent }) })}
      />
      <p className={styles['quiet']}>{t('compare.running.leave')}</p>
      {percent !== undefined && <Follow provider={provider} />}
    </output>
  );
}

function Follow({ provider }: { provider: AccountingSystem }) {
  useFollowedComparison(provider);
  return null;
}
