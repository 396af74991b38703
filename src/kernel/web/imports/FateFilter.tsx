import { importFates, type FateCounts, type ImportFate } from '#kernel/contract/imports.ts';
import { useQuery } from '../address.ts';
import { useFormat } from '../format.ts';
import { fateMarks, warnedMark } from './fate-marks.ts';
import { useImportTexts } from './import-texts.ts';
import styles from './imports.module.css';

/** The filter of the table. */
export type Shown = ImportFate | 'warned' | undefined;

export function shownOf(text: string | undefined): Shown {
  return text === 'warned' ? 'warned' : importFates.find((fate) => fate === text);
}

interface FateFilterProps {
  plan: { counts: FateCounts; warned: number };
  /** Of the texts. */
  room: string;
}

/** The number of rows with each fate; clicking a number filters the table. */
export function FateFilter({ plan, room }: FateFilterProps) {
  const t = useImportTexts(room);
  const [query, change] = useQuery();
  const shown = shownOf(query['show']);
  const all = importFates.reduce((sum, fate) => sum + plan.counts[fate], 0);
  const show = (next: Shown) => change({ show: next === shown ? undefined : next, page: undefined });
  return (
    <fieldset className={styles['fates']} aria-label={t('import.check.show')}>
      <FateButton name={t('import.check.all')} count={all} isOn={shown === undefined} onPress={() => show(undefined)} />
      {importFates.map((fate) => (
        <FateButton
          key={fate}
          mark={fateMarks[fate]}
          name={t(`import.fates.${fate}`)}
          count={plan.counts[fate]}
          isOn={shown === fate}
          onPress={() => show(fate)}
        />
      ))}
      <FateButton
        mark={warnedMark}
        name={t('import.check.warned')}
        count={plan.warned}
        isOn={shown === 'warned'}
        onPress={() => show('warned')}
      />
    </fieldset>
  );
}

interface FateButtonProps {
  mark?: (typeof fateMarks)[ImportFate];
  name: string;
  count: number;
  isOn: boolean;
  onPress: () => void;
}

function FateButton({ mark, name, count, isOn, onPress }: FateButtonProps) {
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
export function filterOf(shown: Shown): { warned?: boolean; fates?: ImportFate[] } {
  if (shown === undefined) return {};
  return shown === 'warned' ? { warned: true } : { fates: [shown] };
}
