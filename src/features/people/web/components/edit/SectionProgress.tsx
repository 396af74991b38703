import { IconAlertCircle, IconCircleCheck, IconCircleDashed, IconPencil } from '@tabler/icons-react';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../../texts/en.ts';
import { groupsFor, progressOf, type EditGroup, type Progress } from '../../edit-groups.ts';
import type { EditPerson } from '../../use-edit-person.ts';
import styles from './edit.module.css';

/** The navigation of the long form: what is filled in, changed or invalid in each group, with links. */
export function SectionProgress({ form, person, can, changed }: Pick<EditPerson, 'form' | 'person' | 'can' | 'changed'>) {
  const t = useTexts<typeof en>('people');
  const state = { values: form.fields.getValues(), masked: person.masked, changed, wrong: Object.keys(form.fields.errors) };
  return (
    <nav className={styles['progress']} aria-label={t('edit.progress')}>
      <ol>
        {groupsFor(can).map((group) => (
          <li key={group}>
            <GroupLink group={group} progress={progressOf(group, can, state)} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function GroupLink({ group, progress }: { group: EditGroup; progress: Progress }) {
  const t = useTexts<typeof en>('people');
  const { given, total, isChanged, isWrong } = progress;
  const Picture = isWrong ? IconAlertCircle : isChanged ? IconPencil : given === total ? IconCircleCheck : IconCircleDashed;
  const state = isWrong ? t('edit.groupWrong') : isChanged ? t('edit.groupChanged') : t('edit.groupGiven', { given, total });
  return (
    <button type="button" className={styles['jump']} data-wrong={isWrong || undefined} onClick={() => jumpTo(group)}>
      <Picture aria-hidden size={18} stroke={1.75} />
      <span>{t(`edit.sections.${group}`)}</span>
      <span className={styles['jumpState']}>{state}</span>
    </button>
  );
}

function jumpTo(group: EditGroup): void {
  const section = document.querySelector<HTMLElement>(`#edit-${group}`);
  section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
}
