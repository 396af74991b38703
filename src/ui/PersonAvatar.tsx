import styles from './PersonAvatar.module.css';

interface PersonAvatarProps {
  firstName: string;
  lastName: string;
  size?: 'small' | 'large';
}

/** A person without a picture: the first letters of the names. The name itself always stands beside it. */
export function PersonAvatar({ firstName, lastName, size = 'small' }: PersonAvatarProps) {
  return (
    <span aria-hidden className={styles['avatar']} data-size={size}>
      {first(firstName)}
      {first(lastName)}
    </span>
  );
}

function first(name: string): string {
  return (Array.from(name)[0] ?? '').toLocaleUpperCase();
}
