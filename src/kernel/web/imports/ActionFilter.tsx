import { importActions, type ActionCounts, type ImportAction } from '#kernel/contract/imports.ts';
import { useQuery } from '../address.ts';
import { useFormat } from '../format.ts';
import { actionMarks, warnedMark } from './action-marks.ts';
import { useImportTexts } from './import-texts.ts';
import styles from './imports.module.css';

/** The filter of the table. */
export type Shown = ImportAction | 'warned' | undefined;

export function shownOf(text: string | undefined): Shown {
  return text === 'warned' ? 'warned' : importActions.find((action) => action === text);
}

interface ActionFilterProps {
  plan: { counts: ActionCounts; warned: number };
  /** Of the texts. */
  room: string;
}

/** The number of rows with each action; clicking a number filters the table. */
export function ActionFilter({ plan, room }: ActionFilterProps) {
  const t = useImportTexts(room);
  const [query, change] = useQuery();
  const shown = shownOf(query['show']);
  const all = importActions.reduce((sum, action) => sum + plan.counts[action], 0);
  const show = (next: Shown) => change({ show: next === shown ? undefined : next, page: undefined });
  return (
    <fieldset className={styles['fates']} aria-label={t('import.check.show')}>
      <ActionButton name={t('import.check.all')} count={all} isOn={shown === undefined} onPress={() => show(undefined)} />
      {importActions.map((action) => (
        <ActionButton
          key={action}
          mark={actionMarks[action]}
          name={t(`import.fates.${action}`)}
          count={plan.counts[action]}
          isOn={shown === action}
          onPress={() => show(action)}
        />
      ))}
      <ActionButton
        mark={warnedMark}
        name={t('import.check.warned')}
        count={plan.warned}
        isOn={shown === 'warned'}
        onPress={() => show('warned')}
      />
    </fieldset>
  );
}

interface ActionButtonProps {
  mark?: (typeof actionMarks)[ImportAction];
  name: string;
  count: number;
  isOn: boolean;
  onPress: () => void;
}

function ActionButton({ mark, name, count, isOn, onPress }: ActionButtonProps) {
  const format = useFormat();
  const Picture = mark?.icon;
  return (
    <button
      type="button"
      className={styles['fate']}
      data-tone={mark?.tone}
      aria-pressed={isOn}
      disabled={count === 0 && !isOn}
      onClick={onPress}
    >
      <span className={styles['count']}>{format.number(count)}</span>
      <span className={styles['fateName']}>
        {Picture && <Picture aria-hidden size={14} />}
        {name}
      </span>
    </button>
  );
}

/** What the filter of the address asks of the rows. */
export function filterOf(shown: Shown): { warned?: boolean; fates?: ImportAction[] } {
  if (shown === undefined) return {};
  return shown === 'warned' ? { warned: true } : { fates: [shown] };
}
