import { useState } from 'react';
import { pictureAddress } from '#features/people/web/public.ts';
import type { User } from '#kernel/web/session.ts';
import styles from './top-bar.module.css';

/** The signed-in user; the initials are shown while the picture loads and after a failure. The style sheet draws them: as text, they would count as the button's visible name. */
export function Initials({ user }: { user: User }) {
  const [failed, setFailed] = useState<string>();
  const letters = `${user.firstName[0] ?? ''}${user.lastName[0] ?? ''}`.toUpperCase();
  const picture = ownPicture(user);
  return (
    <span aria-hidden className={styles['initials']} data-letters={letters}>
      {picture && picture !== failed && <img src={picture} alt="" loading="lazy" decoding="async" onError={() => setFailed(picture)} />}
    </span>
  );
}

function ownPicture({ companyUserId, profileImageTimestamp }: User): string | undefined {
  return companyUserId === null ? undefined : pictureAddress({ id: companyUserId, profileImageTimestamp });
}
