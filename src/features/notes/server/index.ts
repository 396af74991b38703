import { explainers } from '#features/access-control/server/public.ts';
import { consequencesOf, personErasing, personLeaving, recordsWanted } from '#features/people/server/public.ts';
import { jobKinds } from '#kernel/server/jobs.ts';
import { loggedKinds } from '#kernel/server/logged-kinds.ts';
import { add, on } from '#kernel/server/registers.ts';
import { serve } from '#kernel/server/serve.ts';
import { takeoutShares } from '#kernel/server/takeout/takeout-share.ts';
import { notes } from '../contract/index.ts';
import { explainNote } from './explain-note.ts';
import { getOwnReminders } from './get-own-reminders.ts';
import { personNotesOwner } from './person-notes.ts';
import { jobs } from './jobs.ts';
import { noteHandlers, noteOwners } from './public.ts';
import { countNotesOfPerson, eraseNotesOfPerson, findPeopleWithNotes } from './store-note.ts';
import { notesShare } from './takeout.ts';

export default serve(notes, { ...noteHandlers(personNotesOwner), getOwnReminders }, [
  add(takeoutShares, notesShare),
  add(loggedKinds, { entity: 'note', area: 'notes', hasNoBelongings: true, activity: 'author', tells: ['EmployeesViewDetails'] }),
  add(jobKinds, ...jobs),
  add(explainers, { itemType: 'note', explain: explainNote }),
  add(noteOwners, personNotesOwner),
  on(recordsWanted, ({ company, companyUserIds }) => findPeopleWithNotes(company, companyUserIds)),
  on(personErasing, ({ company, companyUserId }) => eraseNotesOfPerson(company, companyUserId)),
  on(personLeaving, async ({ company, companyUserId, purpose }) => {
    const count = purpose === 'delete' ? await countNotesOfPerson(company, companyUserId) : 0;
    return consequencesOf({ notes: count });
  }),
]);
