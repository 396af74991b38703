import styles from './SkipLink.module.css';

/** The first stop of the keyboard: past the menus, to the work. */
export function SkipLink({ target, children }: { target: string; children: string }) {
  return (
    <a className={styles['link']} href={`#${target}`}>
      {children}
    </a>
  );
}
