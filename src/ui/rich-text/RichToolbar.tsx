import type { TablerIcon } from '@tabler/icons-react';
import type { Command, EditorState } from 'prosemirror-state';
import type { ReactNode } from 'react';
import { IconButton } from '../IconButton.tsx';
import styles from './rich-text.module.css';

export interface RichTool {
  key: string;
  label: string;
  icon: TablerIcon;
  command: Command;
  /** Of a tool that is pressed or not. */
  isOn?: boolean;
  /** What choosing it does, when that is more than its command. */
  onChoose?: () => void;
}

interface RichToolbarProps {
  label: string;
  tools: readonly RichTool[];
  state: EditorState;
  run: (command: Command) => void;
  children?: ReactNode;
}

/** What can be done to a text. */
export function RichToolbar({ label, tools, state, run, children }: RichToolbarProps) {
  return (
    <fieldset className={styles['toolbar']} aria-label={label}>
      {tools.map(({ key, label: name, icon, command, isOn, onChoose }) => (
        <IconButton
          key={key}
          label={name}
          icon={icon}
          disabled={!command(state)}
          {...(isOn !== undefined && { 'aria-pressed': isOn })}
          // The selection of the text stays.
          onMouseDown={(event) => event.preventDefault()}
          onClick={onChoose ?? (() => run(command))}
        />
      ))}
      {children}
    </fieldset>
  );
}
