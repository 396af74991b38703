import type { ReactNode } from 'react';
import { useId } from 'react';
import type { Form } from '#kernel/web/form.ts';
import type { CompanyUser } from '../../../contract/entities.ts';
import type { EditField, EditValues } from '../../edit-values.ts';
import styles from './edit.module.css';

/** What every group of fields needs. */
export interface EditProps {
  form: Form<EditValues>;
  person: CompanyUser;
  /** Whether the reader may change this field. */
  can: (name: EditField) => boolean;
}

/** A group of fields under its heading. */
export function EditSection({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <div>
        <h2 id={id} className={styles['title']}>
          {title}
        </h2>
        {note && <p className={styles['note']}>{note}</p>}
      </div>
      <div className={styles['fields']}>{children}</div>
    </section>
  );
}
