import { useId } from 'react';
import { MoveButtons, SortHandle } from '#kernel/web/sortable/SortControls.tsx';
import { SortableList } from '#kernel/web/sortable/SortableList.tsx';
import { useSortableRow } from '#kernel/web/sortable/use-sortable-row.ts';
import styles from './statement.module.css';

interface TreatmentOrderProps {
  label: string;
  /** Keys of treatments. */
  order: readonly string[];
  nameOf: (key: string) => string;
  onChange: (order: string[]) => void;
}

/** In which order treatments stand in tables: by mouse, finger, keyboard or buttons. */
export function TreatmentOrder({ label, order, nameOf, onChange }: TreatmentOrderProps) {
  const id = useId();
  const move = (from: number, to: number): void => {
    const key = order[from];
    if (key !== undefined) onChange(order.filter((one) => one !== key).toSpliced(to, 0, key));
  };
  if (order.length < 2) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{label}</h3>
      <SortableList label={label} keys={order} nameOf={nameOf} onMove={move}>
        {order.map((key, index) => (
          <Row
            key={key}
            id={key}
            name={nameOf(key)}
            isFirst={index === 0}
            isLast={index === order.length - 1}
            onMove={(steps) => move(index, index + steps)}
          />
        ))}
      </SortableList>
    </section>
  );
}

interface RowProps {
  id: string;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (steps: 1 | -1) => void;
}

function Row({ id, name, ...move }: RowProps) {
  const { row, handle } = useSortableRow(id);
  return (
    <li {...row} className={styles['row']}>
      <SortHandle name={name} handle={handle} />
      <span className={styles['name']}>{name}</span>
      <MoveButtons name={name} {...move} />
    </li>
  );
}
