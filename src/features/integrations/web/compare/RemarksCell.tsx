import { IconAlertTriangle, IconUserOff, IconUsersGroup } from '@tabler/icons-react';
import { useFormat } from '#kernel/web/format.ts';
import { StatusBadge } from '#ui/StatusBadge.tsx';
import type { AccountingSystem } from '../../contract/kinds.ts';
import styles from './compare.module.css';
import type { ComparedRow } from './row-filters.ts';
import { useCompareWords } from './use-compare-words.ts';

/** Numbers of somebody that are none, that their profile is deactivated, and who they may be. */
export function RemarksCell({ row, provider }: { row: ComparedRow; provider: AccountingSystem }) {
  const { t } = useCompareWords(provider);
  const format = useFormat();
  const candidates = 'candidates' in row ? row.candidates : [];
  return (
    <span className={styles['remarks']}>
      {row.invalidNumbers.map((field) => (
        <StatusBadge key={field} tone="warn" icon={IconAlertTriangle}>
          {t(`compare.invalid.${field}`)}
        </StatusBadge>
      ))}
      {'isDeactivated' in row && row.isDeactivated && (
        <StatusBadge tone="still" icon={IconUserOff}>
          {t('compare.deactivated')}
        </StatusBadge>
      )}
      {candidates.length > 0 && (
        <StatusBadge tone="note" icon={IconUsersGroup}>
          {t('compare.candidates', { names: format.list(candidates.map(({ fullName }) => fullName)) })}
        </StatusBadge>
      )}
    </span>
  );
}
