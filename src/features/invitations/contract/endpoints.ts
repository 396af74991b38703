import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { listFile, shownRows } from '#kernel/contract/list-export.ts';
import { CompanyId, Id } from '#kernel/contract/values.ts';
import { Invitation, invitationColumns, InvitationRequest, InvitationResult, maxAtOnce, rowCodes, ShownInvitation } from './entities.ts';

/** Inviting needs full access to people (invitations.1). */
const inviting = { access: { permission: 'EmployeesEdit' }, company: 'required' } as const;
const Guid = z.string(field('required')).min(1, field('required')).max(200);
/** A secret that only the mail contains: it proves that the caller reads mail at the invited address. */
const MailProof = z.string().max(200).optional();

export const getAllInvitations = endpoint({
  ...inviting,
  method: 'GET',
  path: '/invitations/all',
  summary: 'Lists everyone who was invited, newest first.',
  effect: 'read',
  answer: z.object({ invitations: z.array(Invitation) }),
  errors: [],
});

export const exportInvitations = endpoint({
  ...inviting,
  ...listFile,
  path: '/invitations/export',
  summary: 'Exports the given invitations, with chosen columns. The export is logged.',
  body: shownRows(invitationColumns),
  errors: [],
});

export const sendInvitationMails = endpoint({
  ...inviting,
  method: 'POST',
  path: '/invitations/send-invitation-mails',
  summary: 'Invites several people, each on their own. 207 if some were not invited, with the reason; 400 if nobody was.',
  effect: 'write',
  body: z.object({
    invitationRequests: z
      .array(InvitationRequest)
      .min(1, field('required'))
      .max(maxAtOnce, field('tooLarge', { length: maxAtOnce })),
  }),
  answer: z.object({ results: z.array(InvitationResult) }),
  errors: rowCodes,
});

export const sendInvitationReminderMail = endpoint({
  ...inviting,
  method: 'POST',
  path: '/invitations/send-invitation-reminder-mail',
  repeats: 'adds',
  summary: 'Sends the invitation link again. It is valid for another 14 days.',
  effect: 'write',
  body: z.object({ invitationId: Id.optional(), companyId: CompanyId }),
  answer: z.object({ invitation: Invitation }),
  errors: ['invitations.MissingId', 'invitations.NotFound', 'invitations.Used', 'invitations.Cancelled'],
});

export const cancelInvitation = endpoint({
  ...inviting,
  method: 'POST',
  path: '/invitations/cancel-invitation',
  summary: 'Withdraws an invitation. Its link stops working.',
  effect: 'write',
  body: z.object({ invitationId: Id.optional() }),
  answer: z.object({ invitation: Invitation }),
  errors: ['invitations.MissingId', 'invitations.NotFound', 'invitations.Used'],
});

export const sendInvitationMailToExistingEmployee = endpoint({
  ...inviting,
  method: 'POST',
  path: '/invitations/send-invitation-mail-to-existing-employee',
  summary: 'Invites a person without access. They get access when they accept, and keep their state until then.',
  effect: 'write',
  body: z.object({ companyUserId: Id }),
  answer: z.object({ invitation: Invitation }),
  errors: ['invitations.ExistingUser', 'invitations.InvitationEmailExists', 'people.PersonAlreadyInvited'],
});

export const getInvitation = endpoint({
  method: 'GET',
  path: '/invitations/get-invitation',
  summary: 'Returns the invitation behind a link. An unknown link returns an empty invitation with companyId 0.',
  access: { public: 'Invited people may not have an account yet.' },
  effect: 'read',
  company: 'none',
  states: ['companyless', 'pending', 'inactive', 'familiar', 'active'],
  query: z.object({ invitationGuid: z.string().max(200).optional(), mailProof: MailProof }),
  answer: z.object({ invitation: ShownInvitation }),
  errors: [],
});

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/invitations/accept',
  summary: 'Accepts an invitation: connects the signed-in account to it and opens the company.',
  access: { signedIn: true },
  effect: 'write',
  company: 'none',
  states: ['companyless', 'pending', 'inactive', 'familiar', 'active'],
  body: z.object({ invitationGuid: Guid, mailProof: MailProof }),
  answer: z.object({ companyId: z.number() }),
  errors: [
    'invitations.NotFound',
    'invitations.WrongLoggedInUser',
    'invitations.ExistingUser',
    'invitations.Expired',
    'invitations.Cancelled',
    'invitations.Used',
  ],
});
