import { declareExplainer } from '#features/access-control/server/public.ts';
import { personErasing, personLeaving } from '#features/people/server/public.ts';
import { serve } from '#kernel/server/serve.ts';
import { declareTakeout } from '#kernel/server/takeout/declared.ts';
import { reminderChannel } from '../contract/entities.ts';
import { notes } from '../contract/index.ts';
import { explainNote } from './explain-note.ts';
import { getOwnReminders } from './get-own-reminders.ts';
import { personNotesOwner } from './person-notes.ts';
import { noteHandlers, reminderSender } from './public.ts';
import { sendReminderMail } from './send-reminder-mail.ts';
import { declareReminderReasons } from './reasons.ts';
import { sendReminderSms, tellOfReminder } from './tell-of-reminder.ts';
import { countNotesOfPerson, eraseNotesOfPerson } from './store-note.ts';
import { notesShare } from './taken-out.ts';

declareExplainer('note', explainNote);
reminderSender(reminderChannel.inApp, tellOfReminder);
reminderSender(reminderChannel.email, sendReminderMail);
reminderSender(reminderChannel.sms, sendReminderSms);
declareReminderReasons();
personErasing.listen(({ company, companyUserId }) => eraseNotesOfPerson(company, companyUserId));
personLeaving.listen(async ({ company, companyUserId, purpose }) => {
  const count = purpose === 'delete' ? await countNotesOfPerson(company, companyUserId) : 0;
  return { obstacles: [], consequences: count > 0 ? [{ key: 'notes', count }] : [] };
});

declareTakeout('notes', notesShare);

export default serve(notes, { ...noteHandlers(personNotesOwner), getOwnReminders });
