import { IconArrowDown, IconArrowUp, IconDots, IconEye, IconShieldOff, IconSitemap, IconUser, IconUserCog } from '@tabler/icons-react';
import { Link } from '#kernel/web/Link.tsx';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu, menuItem, MenuItem, type MenuTrigger } from '#ui/Menu.tsx';
import type { AccessUser } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { nameOf } from './user-rules.ts';
import { userActions, type ChosenUserAction } from './use-user-action.ts';

const icons = {
  setRole: IconUserCog,
  updateReporting: IconSitemap,
  upgrade: IconArrowUp,
  downgrade: IconArrowDown,
  viewAs: IconEye,
  resetMfa: IconShieldOff,
};

/** The actions on a person's access; not rendered without any. */
export function UserMenu({ user, onAct }: { user: AccessUser; onAct: (chosen: ChosenUserAction) => void }) {
  const t = useTexts<typeof en>('access-control');
  const k = useKernelTexts();
  const allowed = userActions.filter((action) => user.permissions[action]);
  if (allowed.length === 0) return null;
  const label = k('list.rowMenu', { name: nameOf(user) });
  const trigger = (open: MenuTrigger) => <IconButton {...open} label={label} icon={IconDots} size={32} />;
  return (
    <Menu label={label} trigger={trigger}>
      {allowed.map((action) => (
        <MenuItem key={action} icon={icons[action]} onSelect={() => onAct({ action, user })}>
          {t(`users.menu.${action}`)}
        </MenuItem>
      ))}
      <Link {...menuItem} to="/people/details" query={{ employeeId: user.id }}>
        <IconUser aria-hidden size={18} stroke={1.75} />
        {t('users.menu.profile')}
      </Link>
    </Menu>
  );
}
