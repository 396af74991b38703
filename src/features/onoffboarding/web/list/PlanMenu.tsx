import { IconDots, IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { useGo } from '#kernel/web/address.ts';
import { useReadOnly } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu, MenuItem, type MenuTrigger } from '#ui/Menu.tsx';
import type { PlanRow } from '../../contract/plan.ts';
import type { en } from '../../texts/en.ts';

/** What may be done with a plan of the list. */
export function PlanMenu({ plan: { id, companyUserFullName: name, permissions }, onDelete }: { plan: PlanRow; onDelete: () => void }) {
  const t = useTexts<typeof en>('onoffboarding');
  const go = useGo();
  const isFixed = useReadOnly();
  const label = t('list.menu', { name });
  const trigger = (open: MenuTrigger) => <IconButton {...open} label={label} icon={IconDots} size={32} />;
  return (
    <Menu label={label} trigger={trigger}>
      <MenuItem icon={IconEye} onSelect={() => void go('/on-offboarding/details', { id })}>
        {t('list.open')}
      </MenuItem>
      {permissions.edit && !isFixed && (
        <MenuItem icon={IconPencil} onSelect={() => void go('/on-offboarding/edit', { id })}>
          {t('record.edit')}
        </MenuItem>
      )}
      {permissions.delete && !isFixed && (
        <MenuItem icon={IconTrash} isDangerous onSelect={onDelete}>
          {t('record.delete')}
        </MenuItem>
      )}
    </Menu>
  );
}
