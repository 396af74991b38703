import { arrivedByMail, invitedAddress } from '#features/account/server/public.ts';
import { invitationMarks, peopleInvited, personActivated, personDeactivated, personErasing } from '#features/people/server/public.ts';
import { serve } from '#kernel/server/serve.ts';
import { declareTakeout } from '#kernel/server/takeout/declared.ts';
import { invitations } from '../contract/index.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { cancelInvitation } from './cancel-invitation.ts';
import { findInvitedAddress } from './find-invited-address.ts';
import { getAllInvitations } from './get-all-invitations.ts';
import { getInvitation } from './get-invitation.ts';
import { isMailedLink } from './link.ts';
import { eraseInvitations, happening, marksFor } from './listen.ts';
import { sendInvitationMailToExistingEmployee } from './send-invitation-mail-to-existing-employee.ts';
import { sendInvitationMails } from './send-invitation-mails.ts';
import { sendInvitationReminderMail } from './send-invitation-reminder-mail.ts';
import { declareInvitationReasons } from './reasons.ts';
import { readInvitedPeople } from './store.ts';
import { invitationsShare } from './taken-out.ts';

peopleInvited.listen(readInvitedPeople);
invitationMarks.listen(marksFor);
declareInvitationReasons();
personActivated.listen(happening('complete'));
personDeactivated.listen(happening('leave'));
personErasing.listen(eraseInvitations);
invitedAddress.listen(findInvitedAddress);
arrivedByMail.listen(async ({ services, returnTo, email }) => isMailedLink(services.secrets, returnTo, email));

declareTakeout('invitations', invitationsShare);

export default serve(invitations, {
  getAllInvitations,
  sendInvitationMails,
  sendInvitationReminderMail,
  cancelInvitation,
  sendInvitationMailToExistingEmployee,
  getInvitation,
  acceptInvitation,
});
