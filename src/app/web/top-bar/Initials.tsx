import { useState } from 'react';
import styles from './top-bar.module.css';

interface InitialsProps {
  firstName: string;
  lastName: string;
  /** Where the picture is fetched; the letters stand until it has come, and when it does not. */
  picture: string | undefined;
}

/** Who is signed in. The letters are drawn by the style sheet: as text, they would count as the button's visible name. */
export function Initials({ firstName, lastName, picture }: InitialsProps) {
  const [failed, setFailed] = useState<string>();
  const letters = `${firstName[0] ?? ''}${lastName[0] ?? ''}`.toUpperCase();
  return (
    <span aria-hidden className={styles['initials']} data-letters={letters}>
      {picture && picture !== failed && <img src={picture} alt="" decoding="async" onError={() => setFailed(picture)} />}
    </span>
  );
}
