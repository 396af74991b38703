import { IconDots, IconLink, IconLinkOff, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTexts } from '#kernel/web/texts.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu, MenuItem, type MenuTrigger } from '#ui/Menu.tsx';
import type { Book } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';

interface BookMenuProps {
  book: Book;
  onEdit: () => void;
  onDelete: () => void;
  onShare: () => void;
  onUnshare: () => void;
}

/** The rarer actions on a book. */
export function BookMenu({ book: { title, isShared, permissions }, onEdit, onDelete, onShare, onUnshare }: BookMenuProps) {
  const t = useTexts<typeof en>('library');
  if (!permissions.update && !permissions.share && !permissions.delete) return null;
  const label = t('more', { title });
  const trigger = (menu: MenuTrigger) => <IconButton {...menu} label={label} icon={IconDots} />;
  return (
    <Menu label={label} trigger={trigger}>
      {permissions.update && (
        <MenuItem icon={IconPencil} onSelect={onEdit}>
          {t('edit')}
        </MenuItem>
      )}
      {permissions.share && (
        <MenuItem icon={IconLink} onSelect={onShare}>
          {t('share')}
        </MenuItem>
      )}
      {permissions.share && isShared && (
        <MenuItem icon={IconLinkOff} onSelect={onUnshare}>
          {t('unshare')}
        </MenuItem>
      )}
      {permissions.delete && (
        <MenuItem icon={IconTrash} isDangerous onSelect={onDelete}>
          {t('delete')}
        </MenuItem>
      )}
    </Menu>
  );
}
