import type { RoleKey } from '#kernel/contract/permissions.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';
import { roleIcons } from '../roles/role-icons.ts';
import styles from './users.module.css';

export function RoleName({ role }: { role: RoleKey }) {
  const t = useTexts<typeof en>('access-control');
  const Picture = roleIcons[role];
  return (
    <span className={styles['role']}>
      <Picture aria-hidden size={18} stroke={1.75} />
      {t(`roles.${role}.name`)}
    </span>
  );
}
