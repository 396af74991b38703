import { useId, type ReactNode } from 'react';
import type { EditGroup } from '../../edit-groups.ts';
import type { EditPerson } from '../../use-edit-person.ts';
import styles from './edit.module.css';

export type EditProps = Pick<EditPerson, 'form' | 'person' | 'can' | 'reveal' | 'isRevealed'>;

interface EditSectionProps {
  group: EditGroup;
  title: string;
  note?: string | undefined;
  children: ReactNode;
}

/** A group of the long form with its heading. */
export function EditSection({ group, title, note, children }: EditSectionProps) {
  const id = useId();
  return (
    <section id={`edit-${group}`} tabIndex={-1} className={styles['section']} aria-labelledby={id}>
      <div>
        <h2 id={id} className={styles['title']}>
          {title}
        </h2>
        {note && <p className={styles['note']}>{note}</p>}
      </div>
      <div className={styles['box']}>
        <div className={styles['fields']}>{children}</div>
      </div>
    </section>
  );
}
