import { Button, Checkbox, Popover } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { FilterChoice } from './filters.ts';
import styles from './FilterBar.module.css';

interface FilterProps {
  filter: FilterChoice;
  chosen: readonly string[];
  onToggle: (value: string) => void;
}

/** A filter as a button that opens its values. */
export function FilterPopover({ filter, chosen, onToggle }: FilterProps) {
  const { label } = filter;
  const isChosen = chosen.length > 0;
  return (
    <Popover position="bottom-start" trapFocus>
      <Popover.Target>
        {/* How many are chosen stands in the place of the arrow, so that no button beside it moves. */}
        <Button
          variant="default"
          rightSection={isChosen ? <span className={styles['chosen']}>{chosen.length}</span> : <IconChevronDown aria-hidden />}
          data-chosen={isChosen || undefined}
        >
          {label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <FilterChoices filter={filter} chosen={chosen} onToggle={onToggle} isScrolled />
      </Popover.Dropdown>
    </Popover>
  );
}

/** The values of a filter. */
export function FilterChoices({ filter: { label, values }, chosen, onToggle, isScrolled }: FilterProps & { isScrolled?: boolean }) {
  return (
    <fieldset className={styles['choices']} data-scrolled={isScrolled}>
      <legend className={styles['legend']}>{label}</legend>
      {values.map(({ value, label: text, count }) => (
        <Checkbox
          key={value}
          checked={chosen.includes(value)}
          onChange={() => onToggle(value)}
          label={
            <>
              {text} {count !== undefined && <span className={styles['count']}>{count}</span>}
            </>
          }
        />
      ))}
    </fieldset>
  );
}
