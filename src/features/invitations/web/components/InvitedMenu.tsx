import { IconBan, IconBell, IconDots, IconLink } from '@tabler/icons-react';
import { useTexts } from '#kernel/web/texts.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu, MenuItem, type MenuTrigger } from '#ui/Menu.tsx';
import type { Invitation } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';

export type InvitedAction = 'remind' | 'copy' | 'withdraw';

/** The actions on an open invitation (invitations.15). */
export function InvitedMenu({ invitation, onAct }: { invitation: Invitation; onAct: (action: InvitedAction) => void }) {
  const t = useTexts<typeof en>('invitations');
  const { permissions, inviteeEmailAddress: email } = invitation;
  if (!permissions.remind && !permissions.withdraw && !permissions.copyLink) return null;
  const label = t('row.menu', { email });
  const trigger = (open: MenuTrigger) => <IconButton {...open} label={label} icon={IconDots} size={32} />;
  return (
    <Menu label={label} trigger={trigger}>
      {permissions.remind && (
        <MenuItem icon={IconBell} onSelect={() => onAct('remind')}>
          {t('row.remind')}
        </MenuItem>
      )}
      {permissions.copyLink && (
        <MenuItem icon={IconLink} onSelect={() => onAct('copy')}>
          {t('row.copy')}
        </MenuItem>
      )}
      {permissions.withdraw && (
        <MenuItem icon={IconBan} isDangerous onSelect={() => onAct('withdraw')}>
          {t('row.withdraw')}
        </MenuItem>
      )}
    </Menu>
  );
}
