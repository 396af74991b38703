import type { ReactNode } from 'react';
import type { ActionCounts, ImportAction } from '#kernel/contract/imports.ts';
import { Notice } from '#ui/Notice.tsx';
import { WizardStep } from '#ui/WizardStep.tsx';
import { useQuery } from '../address.ts';
import { showError } from '../show-error.ts';
import { ActionFilter, filterOf, shownOf } from './ActionFilter.tsx';
import { useImportTexts } from './import-texts.ts';

interface CheckFrameProps {
  plan: { fileName: string; total: number; counts: ActionCounts; warned: number };
  /** Starts the import; what is thrown is shown. */
  commit: () => Promise<unknown>;
  isCommitting: boolean;
  /** Nothing can be imported now. */
  isBlocked: boolean;
  /** What has to be known before the rows. */
  notices?: ReactNode;
  /** The rows that the address asks for. */
  renderRows: (filter: { warned?: boolean; fates?: ImportAction[] }) => ReactNode;
  /** Of the texts. */
  room: string;
}

/** The third step of an import: what will happen to each row, and the button that starts it. */
export function CheckFrame({ plan, commit, isCommitting, isBlocked, notices, renderRows, room }: CheckFrameProps) {
  const t = useImportTexts(room);
  const [query, change] = useQuery();
  const { counts, fileName, total } = plan;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const go = (step: string) => change({ step, show: undefined, page: undefined });

  async function start(): Promise<void> {
    try {
      await commit();
      go('done');
    } catch (error) {
      showError(error);
    }
  }

  return (
    <WizardStep
      title={t('import.check.title')}
      lead={t('import.check.lead', { file: fileName, rows: all })}
      back={{ label: t('import.check.back'), onClick: () => go('columns') }}
      next={{
        label: <CommitWords counts={counts} room={room} />,
        onClick: () => void start(),
        isBusy: isCommitting,
        isDisabled: total === 0 || isBlocked,
      }}
      isLong
    >
      {total === 0 && <Notice tone="note">{t('import.check.nothingText')}</Notice>}
      {notices}
      <ActionFilter plan={plan} room={room} />
      {renderRows(filterOf(shownOf(query['show'])))}
    </WizardStep>
  );
}

/** Says exactly what the button does. */
function CommitWords({ counts: { create, update }, room }: { counts: ActionCounts; room: string }) {
  const t = useImportTexts(room);
  if (create === 0 && update === 0) return t('import.check.commit.nothing');
  if (update === 0) return t('import.check.commit.create', { create });
  return create === 0 ? t('import.check.commit.update', { update }) : t('import.check.commit.both', { create, update });
}
