import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useQuery } from '#kernel/web/address.ts';
import { FormProblem } from '#kernel/web/FormProblem.tsx';
import { LeaveGuard } from '#kernel/web/LeaveGuard.tsx';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import type { CompanyUser } from '../../../contract/entities.ts';
import type { en } from '../../../texts/en.ts';
import type { EditGroup } from '../../edit-groups.ts';
import { useGroupNote } from '../../group-note.ts';
import { useEditPerson } from '../../use-edit-person.ts';
import { DraftNotice } from './DraftNotice.tsx';
import { EditConflict } from './EditConflict.tsx';
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
  const k = useKernelTexts();
  const [, change] = useQuery();
  const editing = useEditPerson(opened, { place, onDone: () => change({ edit: undefined }) });
  const note = useGroupNote();
  const element = useRef<HTMLFormElement>(null);
  const { form, can, changed, draft } = editing;
  useEffect(() => {
    element.current?.querySelector<HTMLElement>('input, textarea, button')?.focus();
  }, []);
  return (
    <form ref={element} className={styles['inPlace']} onSubmit={form.submit} noValidate>
      {draft && <DraftNotice draft={draft.offered} onRestore={draft.restore} onDiscard={draft.discard} />}
      {groups.map((group) => {
        const Fields = groupComponents[group];
        const words = note(group, can);
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
      <FormProblem form={form} />
      <div className={styles['inPlaceBar']}>
        <Button variant="default" onClick={editing.cancel}>
          {k('actions.cancel')}
        </Button>
        <Button type="submit" loading={form.sending}>
          {t('edit.save')}
        </Button>
      </div>
      <EditConflict conflict={editing.conflict} />
      <LeaveGuard isDirty={changed.length > 0} queryNames={['employeeId', 'tab', 'edit']} />
    </form>
  );
}
