import { Button, Checkbox, Popover, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconColumns } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { IconButton } from '../IconButton.tsx';
import { useNarrow } from '../use-narrow.ts';
import { moveKey, toggled } from './column-keys.ts';
import styles from './ColumnChooser.module.css';

export interface ColumnTexts {
  columns: string;
  chooseColumns: string;
  earlier: (column: string) => string;
  later: (column: string) => string;
  moved: (column: string, place: number, of: number) => string;
  compact: string;
  reset: string;
}

interface ColumnChooserProps {
  /** All columns that can be shown. */
  columns: readonly { key: string; header: string }[];
  /** The shown ones, in order. */
  shown: readonly string[];
  onChange: (shown: readonly string[]) => void;
  isCompact: boolean;
  onCompact: (isCompact: boolean) => void;
  /** Undefined while nothing has been chosen. */
  onReset: (() => void) | undefined;
  texts: ColumnTexts;
}

/** Selects and orders the columns of a list, and the height of its rows. */
export function ColumnChooser({ isCompact, onCompact, onReset, texts, ...choice }: ColumnChooserProps) {
  const isNarrow = useNarrow();
  return (
    <Popover position="bottom-end" trapFocus>
      <Popover.Target>
        {isNarrow ? (
          <IconButton variant="default" label={texts.columns} icon={IconColumns} />
        ) : (
          <Button variant="default" classNames={{ section: styles['icon'] ?? '' }} leftSection={<IconColumns aria-hidden />}>
            <span className={styles['label']}>{texts.columns}</span>
          </Button>
        )}
      </Popover.Target>
      <Popover.Dropdown aria-label={texts.chooseColumns}>
        <Choices {...choice} texts={texts} />
        <div className={styles['end']}>
          {!isNarrow && <Checkbox label={texts.compact} checked={isCompact} onChange={() => onCompact(!isCompact)} />}
          {onReset && (
            <Button variant="subtle" size="compact-sm" onClick={onReset}>
              {texts.reset}
            </Button>
          )}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}

function Choices({ columns, shown, onChange, texts }: Pick<ColumnChooserProps, 'columns' | 'shown' | 'onChange' | 'texts'>) {
  const list = useRef<HTMLFieldSetElement>(null);
  const [said, say] = useState('');
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const inOrder = shown.flatMap((key) => byKey.get(key) ?? []);
  const hidden = columns.filter(({ key }) => !shown.includes(key));
  const move = ({ key, header }: { key: string; header: string }, step: -1 | 1): void => {
    const next = moveKey(shown, key, step);
    onChange(next);
    say(texts.moved(header, next.indexOf(key) + 1, next.length));
    // The row has moved in the page, which takes the focus away from its button.
    requestAnimationFrame(() => {
      const [here, other] = [step, -step].map((to) => list.current?.querySelector<HTMLButtonElement>(`[data-move="${key} ${to}"]`));
      (here?.disabled ? other : here)?.focus();
    });
  };
  return (
    <fieldset ref={list} className={styles['choices']}>
      <legend className={styles['legend']}>{texts.chooseColumns}</legend>
      {[...inOrder, ...hidden].map((column, at) => (
        <div key={column.key} className={styles['choice']}>
          <Checkbox
            label={column.header}
            checked={shown.includes(column.key)}
            // The last one stays: a list of names alone would be none.
            disabled={inOrder.length === 1 && at === 0}
            onChange={() => onChange(toggled(shown, column.key))}
          />
          {at < inOrder.length && (
            <>
              <IconButton
                size={28}
                label={texts.earlier(column.header)}
                icon={IconArrowUp}
                disabled={at === 0}
                data-move={`${column.key} -1`}
                onClick={() => move(column, -1)}
              />
              <IconButton
                size={28}
                label={texts.later(column.header)}
                icon={IconArrowDown}
                disabled={at === inOrder.length - 1}
                data-move={`${column.key} 1`}
                onClick={() => move(column, 1)}
              />
            </>
          )}
        </div>
      ))}
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
    </fieldset>
  );
}
