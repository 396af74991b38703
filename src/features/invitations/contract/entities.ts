import { z } from 'zod';
import { EmailAddress } from '#kernel/contract/email-address.ts';
import { field } from '#kernel/contract/errors.ts';
import { roleKeys } from '#kernel/contract/permissions.ts';
import { Moment } from '#kernel/contract/values.ts';
import { invitationStatuses } from './status.ts';

export const InvitationStatus = z.enum(invitationStatuses);
const Role = z.enum(roleKeys);

/** The invited person, once there is a name. */
const InvitedCompanyUser = z.object({ firstName: z.string(), lastName: z.string() });

/** One invitation in the form for users who may invite (invitations.2). */
export const Invitation = z.object({
  id: z.string(),
  /** The link's secret; null when the link has ended, or the caller may not invite to this role. */
  invitationGuid: z.string().nullable(),
  invitationDate: Moment,
  remindedDate: Moment.nullable(),
  expires: Moment,
  isExpired: z.boolean(),
  inviteeEmailAddress: z.string(),
  companyId: z.number(),
  companyName: z.string(),
  invitationStatus: InvitationStatus,
  signupCompleted: z.boolean(),
  /** Only for people who have accepted: whether others have an account is private. */
  authAccountExists: z.boolean(),
  companyUserId: z.string().nullable(),
  invitedCompanyUser: InvitedCompanyUser.extend({ profileImageTimestamp: Moment.nullable() }).nullable(),
  invitedByFullName: z.string().nullable(),
  role: Role,
  roleIsExternal: z.boolean(),
  permissions: z.object({ remind: z.boolean(), withdraw: z.boolean(), copyLink: z.boolean() }),
});
export type Invitation = z.output<typeof Invitation>;

/** The columns of the list of invitations and of its file. */
export const invitationColumns = ['email', 'status', 'role', 'date', 'expires', 'by'] as const;

/** What the holder of a link sees; an ended link has `companyId` 0 and no other data (invitations.9). */
export const ShownInvitation = z.object({
  companyId: z.number(),
  companyName: z.string(),
  invitationGuid: z.string(),
  inviteeEmailAddress: z.string(),
  invitationStatus: InvitationStatus.nullable(),
  signupCompleted: z.boolean(),
  authAccountExists: z.boolean(),
  companyUserId: z.string().nullable(),
  invitedCompanyUser: InvitedCompanyUser.nullable(),
  invitedByFullName: z.string().nullable(),
  role: Role.nullable(),
  roleIsExternal: z.boolean(),
  isExpired: z.boolean(),
  expires: Moment.nullable(),
});
export type ShownInvitation = z.output<typeof ShownInvitation>;

const Name = z
  .string()
  .trim()
  .max(50, field('tooLong', { length: 50 }))
  .default('');

/** A person to invite; the name is set when a list of "Name <address>" was pasted. */
export const InvitationRequest = z.object({
  inviteeEmailAddress: z.string().trim().min(1, field('required')).pipe(EmailAddress),
  role: z.enum(roleKeys, field('select')),
  firstName: Name,
  lastName: Name,
});
export type InvitationRequest = z.output<typeof InvitationRequest>;

/** The maximum number of invitations per request. */
export const maxAtOnce = 200;

/** Why one of several people was not invited. */
export const rowCodes = [
  'accesscontrol.NotAllowedToMakeAdmin',
  'accesscontrol.NotAllowedToUpdateRole',
  'accesscontrol.MultipleAdminsRequireSubscription',
  'people.EmailAlreadyExists',
  'people.PersonAlreadyInvited',
  'people.UserLimitReached',
  'invitations.InvitationEmailExists',
  'invitations.ExistingUser',
] as const;
export type RowCode = (typeof rowCodes)[number];

/** The result of one row, in request order. */
export const InvitationResult = z.object({
  inviteeEmailAddress: z.string(),
  role: Role,
  invitationId: z.string().nullable(),
  companyUserId: z.string().nullable(),
  code: z.enum(rowCodes).nullable(),
});
export type InvitationResult = z.output<typeof InvitationResult>;
