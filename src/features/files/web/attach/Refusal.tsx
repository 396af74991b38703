import { warningLines } from '#kernel/web/error-texts.ts';
import styles from './attach.module.css';

/** Why one part was refused, beside it. */
export function Refusal({ code }: { code: string | undefined }) {
  if (code === undefined) return null;
  return (
    <p className={styles['refused']} role="alert">
      {warningLines([code]).join(' ')}
    </p>
  );
}
