import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ImportAction } from '#kernel/contract/imports.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu, MenuItem, type MenuTrigger } from '#ui/Menu.tsx';
import { useImportTexts } from './import-texts.ts';

interface RowChoicesProps {
  row: { number: number; fate: ImportAction };
  /** The rows that are skipped. */
  skip: readonly number[];
  /** Undefined when nothing can be chosen now. */
  onSkip: ((skip: number[]) => void) | undefined;
  /** Further choices of a row, when it has any. */
  more?: ReactNode;
  /** Of the texts. */
  room: string;
}

/** The choices for a single row: skip it, include it again, and those of its kind. */
export function RowChoices({ row: { number, fate }, skip, onSkip, more, room }: RowChoicesProps) {
  const t = useImportTexts(room);
  const isSkipped = skip.includes(number);
  const canLeave = fate === 'create' || fate === 'update';
  if (!onSkip || (!isSkipped && !canLeave && !more)) return null;
  const label = t('import.check.rowMenu', { row: number });
  const trigger = (open: MenuTrigger) => <IconButton label={label} icon={IconDots} size={32} {...open} />;
  return (
    <Menu label={label} trigger={trigger}>
      {canLeave && <MenuItem onSelect={() => onSkip([...skip, number])}>{t('import.check.leaveOutRow')}</MenuItem>}
      {isSkipped && <MenuItem onSelect={() => onSkip(skip.filter((one) => one !== number))}>{t('import.check.takeRow')}</MenuItem>}
      {more}
    </Menu>
  );
}
