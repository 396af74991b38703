import { Button, SegmentedControl } from '@mantine/core';
import { IconArchive, IconNotes, IconPlus } from '@tabler/icons-react';
import { intlLocale } from '#kernel/contract/locale.ts';
import { useQuery } from '#kernel/web/address.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ItemBar } from '#ui/ItemCard.tsx';
import { StackedList } from '#ui/StackedList.tsx';
import type { NoteEndpoints } from '../../contract/endpoints.ts';
import { noteStatus, type Note, type ReminderChannel } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { focusOnNote } from '../focus-on-note.ts';
import { hasTag, tagsOf, type NotesPlace } from '../notes-place.ts';
import { NoteCard } from './NoteCard.tsx';
import { NoteForm } from './NoteForm.tsx';
import { TagFilter } from './TagFilter.tsx';
import styles from './notes.module.css';

interface NotesListProps {
  endpoints: NoteEndpoints;
  relatedId: string;
  notes: readonly Note[];
  mayAdd: boolean;
  channels: readonly ReminderChannel[];
}

/** Active or archived notes, filtered by tag, with the form of a new one; the selection is in the address. */
export function NotesList({ endpoints, relatedId, notes, mayAdd, channels }: NotesListProps) {
  const t = useTexts<typeof en>('notes');
  const locale = intlLocale[useLanguage()];
  const [query, change] = useQuery();
  const isArchive = query['notes'] === 'archived';
  const [active, archived] = [noteStatus.active, noteStatus.archived].map((status) => notes.filter((note) => note.status === status));
  const listed = (isArchive ? archived : active) ?? [];
  const tags = tagsOf(listed, locale);
  const tag = tags.find((one) => one.toLowerCase() === query['tag']?.toLowerCase());
  const shown = tag === undefined ? listed : listed.filter((note) => hasTag(note, tag));
  const place: NotesPlace = { endpoints, relatedId, channels, tags: tagsOf(notes, locale) };
  const isWriting = mayAdd && query['note'] === 'new';
  const close = (noteId?: string): void => {
    change({ note: undefined, ...(noteId ? { notes: undefined, tag: undefined } : {}) });
    focusOnNote(noteId ?? 'new');
  };
  return (
    <section className={styles['notes']} aria-label={t('title')}>
      <ItemBar>
        <SegmentedControl
          aria-label={t('status')}
          value={isArchive ? 'archived' : 'active'}
          onChange={(next) => change({ notes: next === 'archived' ? next : undefined, tag: undefined, note: undefined })}
          data={[
            { value: 'active', label: t('active', { count: active?.length ?? 0 }) },
            { value: 'archived', label: t('archived', { count: archived?.length ?? 0 }) },
          ]}
        />
        {mayAdd && !isWriting && (
          <Button
            id="note-new"
            variant="default"
            leftSection={<IconPlus aria-hidden />}
            onClick={() => change({ note: 'new', notes: undefined })}
          >
            {t('create')}
          </Button>
        )}
      </ItemBar>
      <div className={styles['entries']}>
        {isWriting && <NoteForm place={place} onDone={close} />}
        <TagFilter tags={tags} chosen={tag} onChange={(next) => change({ tag: next })} />
        <StackedList>
          {shown.map((note) => (
            <li key={note.noteId}>
              <NoteCard note={note} place={place} />
            </li>
          ))}
        </StackedList>
      </div>
      {shown.length === 0 && !isWriting && <NoNotes isArchive={isArchive} mayAdd={mayAdd} />}
    </section>
  );
}

/** Nothing here yet: what notes are for. */
function NoNotes({ isArchive, mayAdd }: { isArchive: boolean; mayAdd: boolean }) {
  const t = useTexts<typeof en>('notes');
  if (isArchive) return <EmptyState icon={IconArchive} title={t('emptyArchivedTitle')} text={t('emptyArchivedText')} />;
  return <EmptyState icon={IconNotes} title={t('emptyTitle')} text={mayAdd ? t('emptyText') : t('emptyLocked')} />;
}
