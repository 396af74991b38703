import { useState } from 'react';
import { tintOf } from './avatar-tint.ts';
import styles from './PersonAvatar.module.css';

interface PersonAvatarProps {
  firstName: string;
  lastName: string;
  /** The picture's address, loaded when visible; the initials are shown while loading and after a failure. */
  picture?: string | undefined;
  size?: 'small' | 'large';
}

/** A person's picture or initials. The name is always shown beside it. */
export function PersonAvatar({ firstName, lastName, picture, size = 'small' }: PersonAvatarProps) {
  const [failed, setFailed] = useState<string>();
  return (
    <span aria-hidden className={styles['avatar']} data-size={size} data-tint={tintOf(`${firstName} ${lastName}`)}>
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
