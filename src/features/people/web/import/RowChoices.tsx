import { IconDots } from '@tabler/icons-react';
import { useTexts } from '#kernel/web/texts.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu, MenuItem, type MenuTrigger } from '#ui/Menu.tsx';
import type { ImportRow, PeopleImport } from '../../contract/entities-import.ts';
import type { en } from '../../texts/en.ts';
import type { Wishes } from './use-plan.ts';

interface RowChoicesProps {
  row: ImportRow;
  plan: PeopleImport;
  onWish: ((wishes: Wishes) => void) | undefined;
}

/** The choices for a single row: skip it, include it again, or create a person with an existing name. */
export function RowChoices({ row: { number, fate, reasons }, plan: { skip, create }, onWish }: RowChoicesProps) {
  const t = useTexts<typeof en>('people');
  const isSkipped = skip.includes(number);
  const isNamesake = reasons.some(({ code }) => code === 'sameNameExists');
  const canLeave = fate === 'create' || fate === 'update';
  if (!onWish || (!isSkipped && !isNamesake && !canLeave)) return null;
  const label = t('import.check.rowMenu', { row: number });
  const trigger = (open: MenuTrigger) => <IconButton label={label} icon={IconDots} size={32} {...open} />;
  return (
    <Menu label={label} trigger={trigger}>
      {canLeave && (
        <MenuItem onSelect={() => onWish({ skip: [...skip, number], create: create.filter((one) => one !== number) })}>
          {t('import.check.leaveOutRow')}
        </MenuItem>
      )}
      {isSkipped && (
        <MenuItem onSelect={() => onWish({ skip: skip.filter((one) => one !== number) })}>{t('import.check.takeRow')}</MenuItem>
      )}
      {isNamesake && !isSkipped && (
        <MenuItem onSelect={() => onWish({ create: [...create, number] })}>{t('import.check.createRow')}</MenuItem>
      )}
    </Menu>
  );
}
