import { Checkbox } from '@mantine/core';
import { Link } from '#kernel/web/Link.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Fact, Facts } from '#ui/Facts.tsx';
import { Notice } from '#ui/Notice.tsx';
import { SidePanel } from '#ui/SidePanel.tsx';
import { toggleKey } from '#ui/table/column.ts';
import type { Comparison } from '../../contract/entities.ts';
import type { AccountingSystem } from '../../contract/kinds.ts';
import { idOf, isChoosable, withIds, type ComparedList } from './chosen.ts';
import styles from './compare.module.css';
import { DifferenceList } from './DifferenceList.tsx';
import { NotTheSame } from './NotTheSame.tsx';
import { PossibleMatches } from './PossibleMatches.tsx';
import type { ComparedRow } from './row-filters.ts';
import type { Choice } from './use-choice.ts';
import { useCompareWords } from './use-compare-words.ts';

interface PersonPanelProps {
  comparison: Comparison;
  list: ComparedList;
  id: string;
  choice: Choice | undefined;
  /** Whether the user may say who is the same as whom. */
  maySync: boolean;
  onClose: () => void;
}

/** A person of a comparison beside the list: what differs field by field, and what keeps them from being chosen. */
export function PersonPanel({ comparison, list, id, choice, maySync, onClose }: PersonPanelProps) {
  const { provider } = comparison;
  const { t } = useCompareWords(provider);
  const rows: readonly ComparedRow[] = comparison[list];
  const row = rows.find((one) => idOf(one) === id);
  // No form (inner): what is chosen is kept by the page until it is synced (integrations.52).
  return (
    <SidePanel title={row ? row.fullName || t('compare.noName') : t('compare.panel.gone')} isOpen onClose={onClose}>
      {row ? (
        <div className={styles['panel']}>
          {choice && isChoosable(row) && (
            <Checkbox
              label={t('compare.panel.chosen')}
              checked={choice.chosen.ids[list].has(id)}
              onChange={() => choice.change(withIds(choice.chosen, list, toggleKey(choice.chosen.ids[list], id)))}
            />
          )}
          <PersonFacts row={row} provider={provider} />
          <PersonNotices row={row} provider={provider} maySync={maySync} />
          {maySync && 'candidates' in row && row.candidates.length > 0 && (
            <PossibleMatches comparison={comparison} row={row} onLinked={onClose} />
          )}
          {'differences' in row && <DifferenceList row={row} provider={provider} choice={choice} />}
          {maySync && 'differences' in row && <NotTheSame comparison={comparison} row={row} onSeparated={onClose} />}
        </div>
      ) : (
        <EmptyState title={t('compare.panel.gone')} text={t('compare.panel.goneText')} />
      )}
    </SidePanel>
  );
}

interface PartProps {
  row: ComparedRow;
  provider: AccountingSystem;
}

function PersonFacts({ row, provider }: PartProps) {
  const { t, fieldName } = useCompareWords(provider);
  return (
    <>
      <Facts>
        <Fact label={fieldName('employeeNumber')}>{row.employeeNumber}</Fact>
        <Fact label={fieldName('emailAddress')}>{row.emailAddress}</Fact>
        <Fact label={fieldName('department')}>{row.department}</Fact>
        {'matchedBy' in row && <Fact label={t('compare.panel.matched')}>{t(`compare.panel.matchedBy.${row.matchedBy}`)}</Fact>}
      </Facts>
      {'companyUserId' in row && (
        <Link to="/people/details" query={{ employeeId: row.companyUserId }}>
          {t('compare.panel.profile')}
        </Link>
      )}
    </>
  );
}

function PersonNotices({ row, provider, maySync }: PartProps & { maySync: boolean }) {
  const { t, system, fieldNames } = useCompareWords(provider);
  const candidates = 'candidates' in row ? row.candidates : [];
  const unreadable = 'unreadable' in row ? row.unreadable : [];
  return (
    <>
      {row.invalidNumbers.map((field) => (
        <Notice key={field} tone="warn" title={t('compare.panel.invalidTitle')}>
          {t(`compare.panel.invalidText.${field}`)}
        </Notice>
      ))}
      {candidates.length > 0 && !maySync && (
        <Notice tone="note" title={t('compare.panel.candidatesTitle')}>
          {t('compare.panel.candidatesText')}
          <ul>
            {candidates.map((one) => (
              <li key={'companyUserId' in one ? one.companyUserId : one.externalId}>{one.fullName}</li>
            ))}
          </ul>
        </Notice>
      )}
      {'isDeactivated' in row && row.isDeactivated && (
        <Notice tone="note" title={t('compare.panel.candidatesTitle')}>
          {t('compare.panel.deactivatedText')}
        </Notice>
      )}
      {unreadable.length > 0 && <Notice tone="note">{t('compare.panel.unreadable', { system, fields: fieldNames(unreadable) })}</Notice>}
    </>
  );
}
