import styles from './table.module.css';

interface RowCheckboxProps {
  label: string;
  isOn: boolean;
  isPart?: boolean;
  /** -1 where a key of what stands around it does the same. */
  tabIndex?: -1;
  onChange: () => void;
}

/** A checkbox that selects a row. A native one, which keeps a page of two hundred rows fast. */
export function RowCheckbox({ label, isOn, isPart = false, tabIndex, onChange }: RowCheckboxProps) {
  const mark = (node: HTMLInputElement | null): void => {
    if (node) node.indeterminate = isPart;
  };
  return (
    <input ref={mark} type="checkbox" tabIndex={tabIndex} className={styles['box']} aria-label={label} checked={isOn} onChange={onChange} />
  );
}
