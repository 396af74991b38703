import { Button, Checkbox, Popover } from '@mantine/core';
import { IconChevronDown, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './FilterBar.module.css';

export interface FilterChoice {
  key: string;
  label: string;
  values: readonly { value: string; label: string; count?: number }[];
}

interface FilterBarProps {
  filters: readonly FilterChoice[];
  /** The selected values of each filter. */
  chosen: Readonly<Record<string, readonly string[]>>;
  onChange: (key: string, values: readonly string[]) => void;
  onClear: () => void;
  texts: { filters: string; clearFilters: string; removeFilter: (name: string) => string };
  /** The search, before the filters. */
  search?: ReactNode;
  /** Columns, export and the like, at the end. */
  end?: ReactNode;
}

/** Search and filters of a list; selected values are shown below as removable chips. */
export function FilterBar({ filters, chosen, onChange, onClear, texts, search, end }: FilterBarProps) {
  const chips = filters.flatMap(({ key, label, values }) =>
    (chosen[key] ?? []).map((value) => ({ key, value, label: `${label}: ${values.find((one) => one.value === value)?.label ?? value}` })),
  );
  return (
    <section className={styles['bar']} aria-label={texts.filters}>
      <div className={styles['row']}>
        {search && <div className={styles['search']}>{search}</div>}
        {filters.map((filter) => (
          <Filter key={filter.key} filter={filter} chosen={chosen[filter.key] ?? []} onChange={(values) => onChange(filter.key, values)} />
        ))}
        <span className={styles['space']} />
        {end}
      </div>
      {chips.length > 0 && (
        <ul className={styles['chips']}>
          {chips.map(({ key, value, label }) => (
            <li key={`${key} ${value}`}>
              <button
                type="button"
                className={styles['chip']}
                aria-label={texts.removeFilter(label)}
                onClick={() => onChange(key, without(chosen[key], value))}
              >
                {label}
                <IconX aria-hidden size={14} />
              </button>
            </li>
          ))}
          <li>
            <button type="button" className={styles['clear']} onClick={onClear}>
              {texts.clearFilters}
            </button>
          </li>
        </ul>
      )}
    </section>
  );
}

interface FilterProps {
  filter: FilterChoice;
  chosen: readonly string[];
  onChange: (values: readonly string[]) => void;
}

function Filter({ filter: { label, values }, chosen, onChange }: FilterProps) {
  const toggle = (value: string): void => onChange(chosen.includes(value) ? without(chosen, value) : [...chosen, value]);
  const name = chosen.length > 0 ? `${label} (${chosen.length})` : label;
  return (
    <Popover position="bottom-start" trapFocus>
      <Popover.Target>
        <Button variant="default" rightSection={<IconChevronDown aria-hidden size={16} />} data-chosen={chosen.length > 0 || undefined}>
          {name}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <fieldset className={styles['choices']}>
          <legend className={styles['legend']}>{label}</legend>
          {values.map(({ value, label: text, count }) => (
            <Checkbox
              key={value}
              checked={chosen.includes(value)}
              onChange={() => toggle(value)}
              label={
                <>
                  {text} {count !== undefined && <span className={styles['count']}>{count}</span>}
                </>
              }
            />
          ))}
        </fieldset>
      </Popover.Dropdown>
    </Popover>
  );
}

function without(values: readonly string[] | undefined, value: string): readonly string[] {
  return (values ?? []).filter((one) => one !== value);
}
