import { IconX } from '@tabler/icons-react';
import { LinkButton } from '../LinkButton.tsx';
import { toggled } from './column-keys.ts';
import type { ChosenValues, FilterChoice } from './filters.ts';
import styles from './FilterBar.module.css';

interface Chip {
  key: string;
  value: string;
  label: string;
}

/** The selected values, each with the name of its filter. */
export function chipsOf(filters: readonly FilterChoice[], chosen: ChosenValues): readonly Chip[] {
  return filters.flatMap(({ key, label, values }) =>
    (chosen[key] ?? []).map((value) => ({ key, value, label: `${label}: ${values.find((one) => one.value === value)?.label ?? value}` })),
  );
}

interface FilterChipsProps {
  /** Before the buttons at the end of the bar, or in a row below them; only the one for which there is room is shown. */
  place: 'beside' | 'below';
  chips: readonly Chip[];
  chosen: ChosenValues;
  onChange: (key: string, values: readonly string[]) => void;
  onClear: () => void;
  texts: { clearFilters: string; removeFilter: (name: string) => string };
}

/** The selected values as buttons that remove them. */
export function FilterChips({ place, chips, chosen, onChange, onClear, texts }: FilterChipsProps) {
  // Beside the filters it keeps its place, so that the first choice moves nothing.
  if (chips.length === 0) return place === 'beside' && <span className={styles['chips']} data-place={place} />;
  return (
    <ul className={styles['chips']} data-place={place}>
      {chips.map(({ key, value, label }) => (
        <li key={`${key} ${value}`}>
          <button
            type="button"
            className={styles['chip']}
            aria-label={texts.removeFilter(label)}
            onClick={() => onChange(key, toggled(chosen[key], value))}
          >
            {label}
            <IconX aria-hidden size={14} />
          </button>
        </li>
      ))}
      <li>
        <LinkButton onClick={onClear}>{texts.clearFilters}</LinkButton>
      </li>
    </ul>
  );
}
