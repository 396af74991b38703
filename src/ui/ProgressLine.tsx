import styles from './ProgressLine.module.css';

interface ProgressLineProps {
  label: string;
  /** 0 to 1; undefined when the duration is unknown. */
  share?: number | undefined;
  /** With numbers: “120 of 300”. */
  text?: string;
  /** True where the name of the work stands above it already. */
  isLabelHidden?: boolean;
}

/** The progress of a long operation. */
export function ProgressLine({ label, share, text, isLabelHidden = false }: ProgressLineProps) {
  return (
    <div className={styles['line']}>
      <div className={styles['words']}>
        {!isLabelHidden && <span>{label}</span>}
        {text && <span className={styles['text']}>{text}</span>}
      </div>
      <progress className={styles['bar']} aria-label={label} max={1} {...(share === undefined ? {} : { value: share })} />
    </div>
  );
}
