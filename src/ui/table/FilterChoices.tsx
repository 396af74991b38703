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
  return (
    <Popover position="bottom-start" trapFocus>
      <Popover.Target>
        <Button variant="default" rightSection={<IconChevronDown aria-hidden />} data-chosen={chosen.length > 0 || undefined}>
          {chosen.length > 0 ? `${label} (${chosen.length})` : label}
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
