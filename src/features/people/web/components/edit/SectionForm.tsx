import { useEffect, useRef } from 'react';
import { useQuery } from '#kernel/web/address.ts';
import { FormFrame } from '#kernel/web/FormFrame.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import type { CompanyUser } from '../../../contract/entities.ts';
import type { en } from '../../../texts/en.ts';
import type { EditGroup } from '../../edit-groups.ts';
import { useGroupNote } from '../../group-note.ts';
import { useEditPerson } from '../../use-edit-person.ts';
import { useFieldName } from '../../use-field-name.ts';
import { EditConflict } from './EditConflict.tsx';
import { LockedMeanwhile } from './LockedMeanwhile.tsx';
import { groupComponents } from './group-components.ts';
import styles from './edit.module.css';

interface SectionFormProps {
  opened: CompanyUser;
  groups: readonly EditGroup[];
  /** The key of its draft. */
  place: string;
}

/** One section of the profile as an inline form: the same fields and rules as the long form. */
export function SectionForm({ opened, groups, place }: SectionFormProps) {
  const t = useTexts<typeof en>('people');
  const [, change] = useQuery();
  const editing = useEditPerson(opened, { place, onDone: () => change({ edit: undefined }) });
  const note = useGroupNote();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = (what: string) => element.current?.querySelector<HTMLElement>(what);
    // A button that removes something may stand before the first field.
    (first('input, textarea') ?? first('button'))?.focus();
  }, []);
  return (
    <div ref={element} className={styles['inPlace']}>
      <FormFrame
        form={editing.form}
        queryNames={['employeeId', 'tab', 'edit']}
        nameOf={useFieldName()}
        send={t('edit.save')}
        onCancel={editing.cancel}
      >
        <LockedMeanwhile person={opened} />
        {groups.map((group) => {
          const Fields = groupComponents[group];
          const words = note(group, editing.can);
          return (
            <fieldset key={group} className={styles['group']}>
              <legend className={groups.length > 1 ? styles['groupTitle'] : styles['unseen']}>{t(`edit.sections.${group}`)}</legend>
              {words && <p className={styles['note']}>{words}</p>}
              <div className={styles['box']}>
                <div className={styles['fields']}>
                  <Fields {...editing} />
                </div>
              </div>
            </fieldset>
          );
        })}
        <EditConflict conflict={editing.conflict} />
        {editing.question}
      </FormFrame>
    </div>
  );
}
