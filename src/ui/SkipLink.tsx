import styles from './SkipLink.module.css';

/** The first tab stop: skips the menus. */
export function SkipLink({ target, children }: { target: string; children: string }) {
  return (
    <a className={styles['link']} href={`#${target}`}>
      {children}
    </a>
  );
}
