import { Skeleton } from '@mantine/core';
import { getCompanyUser } from '#features/people/contract/endpoints.ts';
import { useQuery } from '#kernel/web/address.ts';
import { ConfirmAction } from '#kernel/web/ConfirmAction.tsx';
import { Link } from '#kernel/web/Link.tsx';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useUser } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall, useWrite } from '#kernel/web/use-call.ts';
import { Dialog } from '#ui/Dialog.tsx';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { sendInvitationMailToExistingEmployee, sendInvitationReminderMail } from '../contract/endpoints.ts';
import { isOpen } from '../contract/status.ts';
import type { en } from '../texts/en.ts';
import { readsOfInvitations } from './reads-of-invitations.ts';

type Person = Answer<typeof getCompanyUser>['companyUser'];

/** Invites or reminds one existing person (invitations.14); opens on any page with the person in its address. */
export function InvitePersonDialog() {
  const t = useTexts<typeof en>('invitations');
  const [{ invitePerson = '' }, change] = useQuery();
  const close = () => change({ invitePerson: undefined });
  const read = useCall(getCompanyUser, { query: { companyUserEncrId: invitePerson } });
  if (read.answer) return <AskFor person={read.answer.companyUser} onClose={close} />;
  return (
    <Dialog title={t('person.title')} isOpen onClose={close}>
      <Loaded read={read} skeleton={<Skeleton height={48} />}>
        {() => null}
      </Loaded>
    </Dialog>
  );
}

function refusalOf({ hasAccess, isActive, isPending }: Person): 'hasAccess' | 'deactivated' | 'mayNot' {
  if (hasAccess) return 'hasAccess';
  return isActive || isPending ? 'mayNot' : 'deactivated';
}

function AskFor({ person, onClose }: { person: Person; onClose: () => void }) {
  const t = useTexts<typeof en>('invitations');
  const { companyId } = useUser();
  const invite = useWrite(sendInvitationMailToExistingEmployee, { changes: readsOfInvitations });
  const remind = useWrite(sendInvitationReminderMail, { changes: readsOfInvitations });
  const { invitation, emailAddress: email, id } = person;
  const open = invitation && isOpen(invitation.status) ? invitation : undefined;
  const name = `${person.firstName} ${person.lastName}`.trim();

  const send = () =>
    open ? remind.write({ body: { invitationId: open.invitationId, companyId } }) : invite.write({ body: { companyUserId: id } });

  if (!person.permissions.invite || !email) {
    const obstacle = person.permissions.invite ? 'noEmail' : refusalOf(person);
    return (
      <Dialog title={t('person.title')} isOpen onClose={onClose}>
        <p>{t(`person.${obstacle}`, { name })}</p>
        {person.permissions.edit && person.permissions.invite && (
          <p>
            <Link to="/people/edit" query={{ employeeId: id }}>
              {t('person.addEmail')}
            </Link>
          </p>
        )}
      </Dialog>
    );
  }
  return (
    <ConfirmAction
      title={t(open ? 'person.remindTitle' : 'person.inviteTitle', { name })}
      onClose={onClose}
      act={send}
      done={({ invitation: sent }) => t(open ? 'row.reminded' : 'person.sent', { email: sent.inviteeEmailAddress })}
      confirmLabel={t(open ? 'row.remind' : 'person.send')}
    >
      {t(open ? 'person.remindText' : 'person.inviteText', { email })}
    </ConfirmAction>
  );
}
