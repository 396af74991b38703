import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { use, useState, type ReactNode } from 'react';
import { DialogLabels } from '../dialog-labels.ts';
import { IconButton } from '../IconButton.tsx';
import { SidePanel } from '../SidePanel.tsx';
import { useNarrow } from '../use-narrow.ts';
import { chipsOf, FilterChips } from './FilterChips.tsx';
import { FilterChoices, FilterPopover } from './FilterChoices.tsx';
import { toggled } from './column-keys.ts';
import { shownFilters, type ChosenValues, type FilterChoice } from './filters.ts';
import styles from './FilterBar.module.css';

export interface FilterTexts {
  filters: string;
  clearFilters: string;
  moreFilters: string;
  fewerFilters: string;
  removeFilter: (name: string) => string;
}

interface FilterBarProps {
  filters: readonly FilterChoice[];
  /** The selected values of each filter. */
  chosen: ChosenValues;
  onChange: (key: string, values: readonly string[]) => void;
  onClear: () => void;
  texts: FilterTexts;
  /** The search, before the filters. */
  search?: ReactNode;
  /** Filters that are fields, such as a period. */
  fields?: ReactNode;
  /** Columns, export and the like, at the end. */
  end?: ReactNode;
}

/** How many filters fit in the bar; with more, some are folded away. */
const most = 4;

/** Search and filters of a list; selected values stand beside them as removable chips, which do not move the rows where the bar is wide. On small screens the filters are in a sheet. */
export function FilterBar({ search, end, ...props }: FilterBarProps) {
  const { filters, chosen, onChange, onClear, texts, fields } = props;
  const isNarrow = useNarrow();
  const fieldValues = fields ? countFieldValues(filters, chosen) : 0;
  const [isOpen, setOpen] = useState(fieldValues > 0);
  const hasFilters = filters.length > 0 || Boolean(fields);
  const removable = { chips: chipsOf(filters, chosen), chosen, onChange, onClear, texts };
  return (
    <section className={styles['bar']} aria-label={texts.filters}>
      <div className={styles['row']}>
        {search && <div className={styles['search']}>{search}</div>}
        {isNarrow ? <InSheet {...props} /> : <InBar {...props} fieldValues={fieldValues} isOpen={isOpen} setOpen={setOpen} />}
        {/* Where each is seen (FilterBar.module.css), so that Tab goes the way one reads. */}
        {hasFilters && <FilterChips place="beside" {...removable} />}
        {end && <div className={styles['end']}>{end}</div>}
        <FilterChips place="below" {...removable} />
      </div>
      {!isNarrow && fields && isOpen && <div className={styles['fields']}>{fields}</div>}
    </section>
  );
}

type FiltersProps = Omit<FilterBarProps, 'search' | 'end'>;

/** How many filters that are fields have a value. */
function countFieldValues(filters: readonly FilterChoice[], chosen: ChosenValues): number {
  return Object.entries(chosen).filter(([key, values]) => values.length > 0 && !filters.some((filter) => filter.key === key)).length;
}

interface InBarProps extends FiltersProps {
  fieldValues: number;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

function InBar({ filters, chosen, onChange, texts, fields, fieldValues, isOpen, setOpen }: InBarProps) {
  const first = shownFilters(filters, most);
  return (
    <>
      {(isOpen ? filters : first).map((filter) => (
        <FilterPopover
          key={filter.key}
          filter={filter}
          chosen={chosen[filter.key] ?? []}
          onToggle={(value) => onChange(filter.key, toggled(chosen[filter.key], value))}
        />
      ))}
      {(filters.length > first.length || fields) && (
        <Button variant="subtle" px="xs" aria-expanded={isOpen} data-chosen={fieldValues > 0 || undefined} onClick={() => setOpen(!isOpen)}>
          {isOpen ? texts.fewerFilters : `${texts.moreFilters}${fieldValues > 0 ? ` (${fieldValues})` : ''}`}
        </Button>
      )}
    </>
  );
}

function InSheet({ filters, chosen, onChange, onClear, texts, fields }: FiltersProps) {
  const { close } = use(DialogLabels);
  const [isOpen, setOpen] = useState(false);
  if (filters.length === 0 && !fields) return null;
  const isChosen = Object.values(chosen).some(({ length }) => length > 0);
  const footer = (
    <>
      <Button variant="default" onClick={onClear}>
        {texts.clearFilters}
      </Button>
      <Button onClick={() => setOpen(false)}>{close}</Button>
    </>
  );
  // No form (search): what is chosen applies at once, and stands in the address.
  return (
    <>
      <IconButton
        variant="default"
        label={texts.filters}
        icon={IconAdjustmentsHorizontal}
        data-chosen={isChosen || undefined}
        onClick={() => setOpen(true)}
      />
      <SidePanel title={texts.filters} isOpen={isOpen} onClose={() => setOpen(false)} footer={footer}>
        <div className={styles['sheet']}>
          {fields}
          {filters.map((filter) => (
            <FilterChoices
              key={filter.key}
              filter={filter}
              chosen={chosen[filter.key] ?? []}
              onToggle={(value) => onChange(filter.key, toggled(chosen[filter.key], value))}
            />
          ))}
        </div>
      </SidePanel>
    </>
  );
}
