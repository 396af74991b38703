import { IconChevronDown, IconLogout } from '@tabler/icons-react';
import { Link } from '#kernel/web/Link.tsx';
import type { User } from '#kernel/web/session.ts';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { Menu, MenuGroup, MenuItem, menuItem, type MenuTrigger } from '#ui/Menu.tsx';
import { useCatalogue } from '../catalogue.ts';
import { menuFor } from '../navigation.ts';
import { logOut } from '../session-actions.ts';
import type { en } from '../texts/en.ts';
import { Initials } from './Initials.tsx';
import styles from './top-bar.module.css';
import { useSignInResets } from './sign-in-resets.ts';

/** The signed-in user, their own pages, sign-in security, and log out (shell.3). */
export function UserMenu({ user }: { user: User }) {
  const t = useTexts<typeof en>('app');
  const language = useLanguage();
  const catalogue = useCatalogue();
  const ways = useSignInResets(user);
  const fullName = `${user.firstName} ${user.lastName}`;
  const label = t('user.menu', { name: fullName });
  const trigger = (open: MenuTrigger) => (
    <button type="button" className={styles['trigger']} aria-label={label} {...open}>
      <Initials user={user} />
      <IconChevronDown aria-hidden size={16} />
    </button>
  );
  return (
    <Menu isInPlace label={label} trigger={trigger} head={<Who name={fullName} email={user.email} />}>
      <MenuGroup>
        {menuFor(user, catalogue, 'user').map(({ key, path, label: name, icon: Picture }) => (
          <Link key={key} {...menuItem} to={path}>
            <Picture size={18} stroke={1.75} />
            {name[language]}
          </Link>
        ))}
        {ways.map(({ key, icon, open }) => (
          <MenuItem key={key} icon={icon} onSelect={open}>
            {t(`user.${key}`)}
          </MenuItem>
        ))}
      </MenuGroup>
      <MenuGroup>
        <MenuItem icon={IconLogout} onSelect={() => void runOrShowError(logOut)}>
          {t('user.logOut')}
        </MenuItem>
      </MenuGroup>
    </Menu>
  );
}

function Who({ name, email }: { name: string; email: string }) {
  return (
    <span className={styles['who']} title={email}>
      <strong>{email}</strong>
      <span>{name}</span>
    </span>
  );
}
