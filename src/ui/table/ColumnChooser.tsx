import { Button, Checkbox, Popover } from '@mantine/core';
import { IconColumns } from '@tabler/icons-react';
import styles from './ColumnChooser.module.css';

interface ColumnChooserProps {
  /** All available columns, in order. */
  columns: readonly { key: string; header: string }[];
  shown: readonly string[];
  /** Called with the chosen columns in order. */
  onChange: (shown: readonly string[]) => void;
  texts: { columns: string; chooseColumns: string };
}

/** Selects the columns of a list. */
export function ColumnChooser({ columns, shown, onChange, texts }: ColumnChooserProps) {
  const toggle = (key: string): void => {
    const next = shown.includes(key) ? shown.filter((one) => one !== key) : [...shown, key];
    onChange(columns.filter((column) => next.includes(column.key)).map((column) => column.key));
  };
  return (
    <Popover position="bottom-end" trapFocus>
      <Popover.Target>
        <Button variant="default" leftSection={<IconColumns aria-hidden size={18} stroke={1.75} />}>
          {texts.columns}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={texts.chooseColumns}>
        <fieldset className={styles['choices']}>
          <legend className={styles['legend']}>{texts.chooseColumns}</legend>
          {columns.map(({ key, header }) => (
            <Checkbox key={key} label={header} checked={shown.includes(key)} onChange={() => toggle(key)} />
          ))}
        </fieldset>
      </Popover.Dropdown>
    </Popover>
  );
}
