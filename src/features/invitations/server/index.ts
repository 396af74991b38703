import { arrivedByMail, invitedAddress } from '#features/account/server/public.ts';
import { reasonSources, reportCounts } from '#features/notifications/server/public.ts';
import {
  accessEnded,
  invitationMarks,
  peopleInvited,
  personActivated,
  personDeactivated,
  personErasing,
} from '#features/people/server/public.ts';
import { jobKinds } from '#kernel/server/jobs.ts';
import { loggedKinds } from '#kernel/server/logged-kinds.ts';
import { ownErasures } from '#kernel/server/own-erasures.ts';
import { add, on } from '#kernel/server/registers.ts';
import { savedLists } from '#kernel/server/saved-lists.ts';
import { sealedTables } from '#kernel/server/sealed-tables.ts';
import { serve } from '#kernel/server/serve.ts';
import { takeoutShares } from '#kernel/server/takeout/takeout-share.ts';
import { invitations } from '../contract/index.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { cancelInvitation } from './cancel-invitation.ts';
import { exportInvitations } from './export-invitations.ts';
import { findInvitedAddress } from './find-invited-address.ts';
import { getAllInvitations } from './get-all-invitations.ts';
import { getInvitation } from './get-invitation.ts';
import { jobs } from './jobs.ts';
import { isMailedLink, sealedLinks } from './link.ts';
import { eraseInvitations, onPersonEvent, readInvitationMarks } from './person-listeners.ts';
import { sendInvitationMailToExistingEmployee } from './send-invitation-mail-to-existing-employee.ts';
import { sendInvitationMails } from './send-invitation-mails.ts';
import { sendInvitationReminderMail } from './send-invitation-reminder-mail.ts';
import { unanswered, withoutDetails } from './reasons.ts';
import { invitationErasure } from './store-own-erasure.ts';
import { countUnanswered } from './store-waiting.ts';
import { readInvitedPeople } from './store.ts';
import { invitationsShare } from './takeout.ts';

export default serve(
  invitations,
  {
    getAllInvitations,
    exportInvitations,
    sendInvitationMails,
    sendInvitationReminderMail,
    cancelInvitation,
    sendInvitationMailToExistingEmployee,
    getInvitation,
    acceptInvitation,
  },
  [
    add(savedLists, { name: 'invitations', permission: 'EmployeesEdit', sharing: 'EmployeesEdit' }),
    add(takeoutShares, invitationsShare),
    add(sealedTables, sealedLinks),
    add(loggedKinds, {
      entity: 'invitation',
      area: 'access',
      nameField: 'email',
      activity: { level: 'people' },
      tells: ['EmployeesEdit', 'AccessControl'],
    }),
    add(ownErasures, invitationErasure),
    add(jobKinds, ...jobs),
    add(reasonSources, unanswered, withoutDetails),
    on(reportCounts, async ({ company, periods }) => ({ waitingInvitations: await countUnanswered(company, periods) })),
    on(peopleInvited, readInvitedPeople),
    on(invitationMarks, readInvitationMarks),
    on(personActivated, onPersonEvent('complete')),
    on(personDeactivated, onPersonEvent('leave')),
    on(accessEnded, onPersonEvent('leave')),
    on(personErasing, eraseInvitations),
    on(invitedAddress, findInvitedAddress),
    on(arrivedByMail, async ({ services, returnTo, email }) => isMailedLink(services.secrets, returnTo, email)),
  ],
);
