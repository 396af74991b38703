import { IconBell, IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { today } from '#kernel/web/local-day.ts';
import { useQuery } from '#kernel/web/address.ts';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { ItemCard } from '#ui/ItemCard.tsx';
import type { Note } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { focusOnNote } from '../focus-on-note.ts';
import type { NotesPlace } from '../notes-place.ts';
import { NoteForm } from './NoteForm.tsx';
import { NoteMenu } from './NoteMenu.tsx';
import { NoteText } from './NoteText.tsx';
import styles from './notes.module.css';

interface NoteProps {
  note: Note;
  place: NotesPlace;
}

/** One note, or its form while it is edited. */
export function NoteCard({ note, place }: NoteProps) {
  const [query, change] = useQuery();
  if (note.permissions.update && query['note'] === note.noteId) {
    const close = (): void => {
      change({ note: undefined });
      focusOnNote(note.noteId);
    };
    return <NoteForm place={place} note={note} onDone={close} />;
  }
  return <NoteAsRead note={note} place={place} />;
}

function NoteAsRead({ note, place }: NoteProps) {
  const t = useTexts<typeof en>('notes');
  const format = useFormat();
  const [now] = useState(() => new Date());
  const { noteId, createdByFullName, createdDate, updatedDate, permissions, tags } = note;
  const mayAct = permissions.update || permissions.updateStatus || permissions.delete;
  return (
    <ItemCard
      id={`note-${noteId}`}
      tabIndex={-1}
      menu={mayAct && <NoteMenu note={note} place={place} />}
      head={
        <p className={styles['byline']}>
          <strong>{createdByFullName}</strong> ·{' '}
          <time dateTime={createdDate} title={format.moment(createdDate)}>
            {format.relative(createdDate, now)}
          </time>
          {updatedDate && <span title={format.moment(updatedDate)}> · {t('edited', { moment: format.relative(updatedDate, now) })}</span>}
        </p>
      }
    >
      <NoteText text={note.noteText} />
      {(note.notificationDate ?? tags.length > 0) && (
        <footer className={styles['cardFoot']}>
          <Reminder date={note.notificationDate} />
          {tags.length > 0 && (
            <ul className={styles['tags']} aria-label={t('fields.tags')}>
              {tags.map((tag) => (
                <li key={tag} className={styles['tag']}>
                  {tag}
                </li>
              ))}
            </ul>
          )}
        </footer>
      )}
    </ItemCard>
  );
}

/** The reminder's date, and a hint that it is private. */
function Reminder({ date }: { date: string | null }) {
  const t = useTexts<typeof en>('notes');
  const format = useFormat();
  if (date === null) return null;
  const day = today();
  const words = date > day ? t('reminds', { date: format.date(date) }) : t('reminded', { date: format.date(date) });
  return (
    <>
      <span className={styles['mark']} data-due={date >= day || undefined}>
        <IconBell aria-hidden size={16} stroke={1.75} />
        {date === day ? t('remindsToday') : words}
      </span>
      <span className={styles['mark']}>
        <IconLock aria-hidden size={16} stroke={1.75} />
        {t('onlyYou')}
      </span>
    </>
  );
}
