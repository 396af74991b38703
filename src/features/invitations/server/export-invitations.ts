import { exportList, namedRows } from '#features/people/server/public.ts';
import type { Cells, Headings } from '#features/people/server/public.ts';
import type { TextsLike } from '#kernel/contract/texts.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { exportInvitations as contract } from '../contract/endpoints.ts';
import type { Invitation, invitationColumns } from '../contract/entities.ts';
import { shownStatusOf } from '../contract/status.ts';
import { en } from '../texts/en.ts';
import { no } from '../texts/no.ts';
import { listInvitations } from './get-all-invitations.ts';

type Column = (typeof invitationColumns)[number];
type Texts = TextsLike<typeof en>;

/** The invitations that are shown or selected, as a file. */
export const exportInvitations: Handler<typeof contract> = async (context, { body }) => {
  const rows = namedRows(await listInvitations(context), ({ id }) => id, body.rows, context.fail);
  const texts = context.call.language === 'no' ? no : en;
  const cellsOf = (invitation: Invitation) => cellsIn(texts, invitation);
  const list = { name: 'invitations', title: texts.invited.title, headings: headingsIn(texts), rows, cellsOf };
  return exportList(context, list, body);
};

const headingsIn = ({ invited, invite }: Texts): Headings<Column> => ({
  email: invited.email,
  status: invited.status,
  role: invite.role,
  date: { header: invited.date, type: 'moment' },
  expires: { header: invited.expires, type: 'moment' },
  by: invited.by,
});

function cellsIn({ status, roles }: Texts, invitation: Invitation): Cells<Column> {
  const { inviteeEmailAddress, role, remindedDate, invitationDate, expires, permissions, invitedByFullName } = invitation;
  return {
    email: inviteeEmailAddress,
    status: status[shownStatusOf(invitation)],
    role: roles[role],
    date: remindedDate ?? invitationDate,
    // As in the list: an ended link has no end to come.
    expires: permissions.copyLink ? expires : null,
    by: invitedByFullName,
  };
}
