import { IconPencil } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useQuery } from '#kernel/web/address.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { IconButton } from '#ui/IconButton.tsx';
import type { CompanyUser } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { canChange, groupsFor, type EditGroup } from '../edit-groups.ts';
import { valuesOf } from '../edit-values.ts';
import { findDraft } from '#kernel/web/use-form-draft.ts';
import { omittedFields } from '../person-draft.ts';
import { SectionForm } from './edit/SectionForm.tsx';
import styles from './profile.module.css';

/** The sections of a profile that are edited in place, each with its groups of fields. */
const sections = {
  contact: ['name', 'contact', 'address'],
  job: ['job'],
  pay: ['pay'],
  personal: ['personal'],
  nextOfKin: ['nextOfKin'],
  remarks: ['remarks'],
} as const satisfies Record<string, readonly EditGroup[]>;
export type SectionKey = keyof typeof sections;

interface ProfileSectionProps {
  name: SectionKey;
  person: CompanyUser;
  note?: string;
  /** The content while the section is not edited. */
  children: ReactNode;
}

/** A section of a profile: read, or edited in place by users with permission; the address says which section is open. */
export function ProfileSection({ name, person, note, children }: ProfileSectionProps) {
  const t = useTexts<typeof en>('people');
  const [{ edit }, change] = useQuery();
  const can = canChange(person);
  const editable = groupsFor(can).filter((group) => sections[name].some((one) => one === group));
  const groups = useGroupsOfOpen(edit === name, editable);
  const isOpen = edit === name && groups.length > 0;
  const pencil = useFocusAfter(isOpen);
  const title = t(`profile.sections.${name}`);
  const place = `person/${person.id}/${name}`;
  const base = valuesOf(person);
  const hasDraft = groups.length > 0 && !isOpen && findDraft(place, base, omittedFields(base, can)) !== undefined;
  return (
    <section className={styles['section']} data-open={isOpen || undefined} aria-label={title}>
      <h2 className={styles['heading']}>
        {title}
        {note && !isOpen && <span className={styles['headingNote']}>{note}</span>}
        {hasDraft && <span className={styles['draftMark']}>{t('draft.mark')}</span>}
      </h2>
      {groups.length > 0 && !isOpen && (
        <span className={styles['pencil']}>
          <IconButton ref={pencil} label={t('edit.section', { section: title })} icon={IconPencil} onClick={() => change({ edit: name })} />
        </span>
      )}
      {isOpen ? <SectionForm key={person.id} opened={person} groups={groups} place={place} /> : children}
    </section>
  );
}

/** The groups that can be edited; while the section is open also those that could be when it was opened, since its form stays (shell.26). */
function useGroupsOfOpen(isOpen: boolean, editable: readonly EditGroup[]): readonly EditGroup[] {
  const [opened, setOpened] = useState<readonly EditGroup[]>([]);
  const next = !isOpen ? [] : editable.length > 0 ? editable : opened;
  if (next.join() !== opened.join()) setOpened(next);
  return isOpen ? next : editable;
}

/** Returns the focus to the button that opened the form, once the form is closed. */
function useFocusAfter(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}
