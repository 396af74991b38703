import { useState } from 'react';
import styles from './PersonAvatar.module.css';

interface PersonAvatarProps {
  firstName: string;
  lastName: string;
  /** Where the picture is fetched, once the place is in sight; the initials stand until it has come, and when it does not. */
  picture?: string | undefined;
  size?: 'small' | 'large';
}

/** A person: the picture, else the first letters of the names. The name itself always stands beside it. */
export function PersonAvatar({ firstName, lastName, picture, size = 'small' }: PersonAvatarProps) {
  const [failed, setFailed] = useState<string>();
  return (
    <span aria-hidden className={styles['avatar']} data-size={size}>
      {first(firstName)}
      {first(lastName)}
      {picture && picture !== failed && (
        <img
          key={picture}
          className={styles['picture']}
          src={picture}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setFailed(picture)}
        />
      )}
    </span>
  );
}

function first(name: string): string {
  return (Array.from(name)[0] ?? '').toLocaleUpperCase();
}
