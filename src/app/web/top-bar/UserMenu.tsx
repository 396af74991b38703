import { Menu, useMantineColorScheme } from '@mantine/core';
import { IconCheck, IconChevronDown, IconLogout, IconShieldLock } from '@tabler/icons-react';
import { Link } from '#kernel/web/Link.tsx';
import type { User } from '#kernel/web/session.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { useCatalogue } from '../catalogue.ts';
import { menuFor } from '../navigation.ts';
import { logOut } from '../session-actions.ts';
import type { en } from '../texts/en.ts';
import { Initials } from './Initials.tsx';
import styles from './top-bar.module.css';

const appearances = ['light', 'dark', 'auto'] as const;

/** The person: who they are, their own pages, how it looks, the way out (SH-03). */
export function UserMenu({ user }: { user: User }) {
  const t = useTexts<typeof en>('app');
  const language = useLanguage();
  const { menus } = useCatalogue();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const fullName = `${user.firstName} ${user.lastName}`;
  return (
    <Menu width={260}>
      <Menu.Target>
        <button type="button" className={styles['trigger']} aria-label={t('user.menu', { name: fullName })}>
          <Initials firstName={user.firstName} lastName={user.lastName} />
          <IconChevronDown aria-hidden size={16} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={styles['who']} title={user.email}>
          <strong>{fullName}</strong>
          <span>{user.email}</span>
        </div>
        <Menu.Divider />
        {menuFor(user, menus, 'user').map(({ key, path, label, icon: Picture }) => (
          <Menu.Item key={key} component={Link} to={path} leftSection={<Picture size={18} stroke={1.75} />}>
            {label[language]}
          </Menu.Item>
        ))}
        {user.securityUrl && (
          <Menu.Item component="a" href={user.securityUrl} leftSection={<IconShieldLock size={18} stroke={1.75} />}>
            {t('user.security')}
          </Menu.Item>
        )}
        <Menu.Label>{t('user.appearance')}</Menu.Label>
        {appearances.map((name) => (
          <Menu.Item
            key={name}
            role="menuitemradio"
            aria-checked={name === colorScheme}
            closeMenuOnClick={false}
            leftSection={<IconCheck size={16} visibility={name === colorScheme ? 'visible' : 'hidden'} />}
            onClick={() => setColorScheme(name)}
          >
            {t(`user.${name}`)}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={18} stroke={1.75} />} onClick={() => void logOut()}>
          {t('user.logOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
