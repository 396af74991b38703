import { IconDots, IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from '#kernel/web/Link.tsx';
import { useReadOnly } from '#kernel/web/session.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu, menuItem, MenuItem, type MenuTrigger } from '#ui/Menu.tsx';
import type { ContractRow } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';

/** What may be done with a contract of the list, by its own permissions. */
export function ContractMenu({ contract, onDelete }: { contract: ContractRow; onDelete: () => void }) {
  const t = useTexts<typeof en>('contracts');
  const k = useKernelTexts();
  const isFixed = useReadOnly();
  const { contractId, name, permissions } = contract;
  const label = k('list.rowMenu', { name });
  const trigger = (open: MenuTrigger) => <IconButton {...open} label={label} icon={IconDots} size={32} />;
  return (
    <Menu label={label} trigger={trigger}>
      <Link {...menuItem} to="/contracts/details" query={{ contractId }}>
        <IconEye aria-hidden size={18} stroke={1.75} />
        {t('list.open')}
      </Link>
      {permissions.update && !isFixed && (
        <Link {...menuItem} to="/contracts/edit" query={{ contractId }}>
          <IconPencil aria-hidden size={18} stroke={1.75} />
          {t('list.edit')}
        </Link>
      )}
      {permissions.delete && !isFixed && (
        <MenuItem icon={IconTrash} isDangerous onSelect={onDelete}>
          {t('list.delete.open')}
        </MenuItem>
      )}
    </Menu>
  );
}
