import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../../texts/en.ts';
import { groupsFor } from '../../edit-groups.ts';
import { useGroupNote } from '../../group-note.ts';
import type { EditPerson } from '../../use-edit-person.ts';
import { EditSection } from './EditSection.tsx';
import { groupComponents } from './group-components.ts';

/** All editable groups of fields, one below the other. */
export function EditGroups({ editing }: { editing: EditPerson }) {
  const t = useTexts<typeof en>('people');
  const note = useGroupNote();
  return groupsFor(editing.can).map((group) => {
    const Fields = groupComponents[group];
    return (
      <EditSection key={group} group={group} title={t(`edit.sections.${group}`)} note={note(group, editing.can)}>
        <Fields {...editing} />
      </EditSection>
    );
  });
}
