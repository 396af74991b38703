import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { pictureAddress } from '#features/people/web/public.ts';
import { PersonAvatar } from '#ui/PersonAvatar.tsx';
import type { AccessUser } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { nameOf } from './user-rules.ts';
import styles from './users.module.css';

/** A person in the list: a link to the profile. */
export function UserName({ user }: { user: AccessUser }) {
  const t = useTexts<typeof en>('access-control');
  return (
    <span className={styles['person']}>
      <PersonAvatar firstName={user.firstName} lastName={user.lastName} picture={pictureAddress(user)} />
      <Link className={styles['name']} to="/people/details" query={{ employeeId: user.id }}>
        {nameOf(user)}
      </Link>
      {user.isExternal && <span className={styles['mark']}>{t('users.kind.external')}</span>}
      {user.isPending && <span className={styles['mark']}>{t('users.kind.pending')}</span>}
    </span>
  );
}
