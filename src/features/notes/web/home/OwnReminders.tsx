import { IconBell, IconCheck } from '@tabler/icons-react';
import { endpointAt } from '#kernel/web/endpoint-at.ts';
import { useFormat } from '#kernel/web/format.ts';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { loadTexts, textsIn, useTexts } from '#kernel/web/texts.ts';
import { useQuietCall, useWrite } from '#kernel/web/use-call.ts';
import { WaitingItem, WaitingList } from '#kernel/web/WaitingList.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { showToast } from '#ui/toasts.ts';
import type { getOwnReminders, OwnReminder } from '../../contract/endpoints-own.ts';
import type { NoteEndpoints } from '../../contract/endpoints.ts';
import type { en as homeTexts } from '../../texts/en-home.ts';
import type { en } from '../../texts/en.ts';
import { toastMilliseconds } from '../notes-place.ts';

// By address, so that the home page does not load the schemas of notes.
const read = endpointAt<typeof getOwnReminders>({ method: 'GET', path: '/companyusers/get-own-reminders' });
// The answer's path is that of a declared endpoint.
const updateStatusUnder = (path: string) =>
  endpointAt<NoteEndpoints['updateNoteStatus']>({
    method: 'POST',
    path: `${path}/update-note-status` as `/${string}/update-note-status`,
    effect: 'write',
  });
const archived = 2;
const most = 3;

/** The user's due reminders, above the widgets of the home page until they are archived (home.13). */
export function OwnReminders() {
  const t = useTexts<typeof homeTexts>('notes/home');
  const answer = useQuietCall(read, {}, { staleMinutes: 5 });
  if (!answer || answer.reminders.length === 0) return null;
  const rest = answer.reminders.length - most;
  return (
    <WaitingList label={t('label')} more={rest > 0 && t('more', { count: rest })}>
      {answer.reminders.slice(0, most).map((reminder) => (
        <Reminder key={reminder.noteId} reminder={reminder} />
      ))}
    </WaitingList>
  );
}

function Reminder({ reminder }: { reminder: OwnReminder }) {
  const { noteId, version, noteText, relatedFullName, page, path, notificationDate } = reminder;
  const t = useTexts<typeof homeTexts>('notes/home');
  const format = useFormat();
  const { write, writing } = useWrite(updateStatusUnder(path), { changes: [read] });
  const handleDone = () =>
    runOrShowError(async () => {
      // With the texts of refusals, which home does not need before.
      await loadTexts('notes');
      await write({ body: { noteId, version, status: archived } });
      showToast({ title: textsIn<typeof en>('notes')('archivedDone'), milliseconds: toastMilliseconds });
    });
  return (
    <WaitingItem
      icon={IconBell}
      to={page.path}
      query={page.query}
      text={noteText}
      about={t('about', { name: relatedFullName, day: format.date(notificationDate) })}
      action={<IconButton label={t('done', { text: noteText })} icon={IconCheck} disabled={writing} onClick={() => void handleDone()} />}
    />
  );
}
