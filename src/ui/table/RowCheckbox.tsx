import styles from './table.module.css';

interface RowCheckboxProps {
  label: string;
  isOn: boolean;
  isPart?: boolean;
  onChange: () => void;
}

/** A box that selects a row. The native box keeps a page of two hundred rows quick. */
export function RowCheckbox({ label, isOn, isPart = false, onChange }: RowCheckboxProps) {
  const mark = (node: HTMLInputElement | null): void => {
    if (node) node.indeterminate = isPart;
  };
  return <input ref={mark} type="checkbox" className={styles['box']} aria-label={label} checked={isOn} onChange={onChange} />;
}
