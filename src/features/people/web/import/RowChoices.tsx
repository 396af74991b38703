import { Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useTexts } from '#kernel/web/texts.ts';
import { IconButton } from '#ui/IconButton.tsx';
import type { ImportRow, PeopleImport } from '../../contract/entities-import.ts';
import type { en } from '../../texts/en.ts';
import type { Wishes } from './use-plan.ts';

interface RowChoicesProps {
  row: ImportRow;
  plan: PeopleImport;
  onWish: ((wishes: Wishes) => void) | undefined;
}

/** What one may decide about a single row: leave it out, take it in again, add somebody of a name that is here. */
export function RowChoices({ row: { number, fate, reasons }, plan: { skip, create }, onWish }: RowChoicesProps) {
  const t = useTexts<typeof en>('people');
  const isSkipped = skip.includes(number);
  const isNamesake = reasons.some(({ code }) => code === 'sameNameExists');
  const canLeave = fate === 'create' || fate === 'update';
  if (!onWish || (!isSkipped && !isNamesake && !canLeave)) return null;
  return (
    <Menu>
      <Menu.Target>
        <IconButton label={t('import.check.rowMenu', { row: number })} icon={IconDots} size={32} />
      </Menu.Target>
      <Menu.Dropdown>
        {canLeave && (
          <Menu.Item onClick={() => onWish({ skip: [...skip, number], create: create.filter((one) => one !== number) })}>
            {t('import.check.leaveOutRow')}
          </Menu.Item>
        )}
        {isSkipped && (
          <Menu.Item onClick={() => onWish({ skip: skip.filter((one) => one !== number) })}>{t('import.check.takeRow')}</Menu.Item>
        )}
        {isNamesake && !isSkipped && (
          <Menu.Item onClick={() => onWish({ create: [...create, number] })}>{t('import.check.createRow')}</Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
