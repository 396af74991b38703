import { TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { localeOfLanguage } from '#kernel/contract/locale.ts';
import { ConfirmAction } from '#kernel/web/ConfirmAction.tsx';
import { copyText } from '#kernel/web/copy-text.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { cancelInvitation, sendInvitationReminderMail } from '../../contract/endpoints.ts';
import type { Invitation } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { readsOfInvitations } from '../reads-of-invitations.ts';
import type { InvitedAction } from './InvitedMenu.tsx';

interface OpenDialog {
  action: InvitedAction;
  id: string;
}

interface InvitedDialog {
  /** The open dialog about one of these, if any. */
  dialog: (among: readonly Invitation[]) => ReactNode;
  open: (action: InvitedAction, id: string) => void;
}

/** The open dialog about an invitation. */
export function useInvitedDialog(): InvitedDialog {
  const [opened, setOpened] = useState<OpenDialog>();
  const close = () => setOpened(undefined);
  return {
    open: (action, id) => setOpened({ action, id }),
    dialog: (among) => {
      const invitation = among.find(({ id }) => id === opened?.id);
      if (!opened || !invitation) return null;
      const Asking = dialogs[opened.action];
      return <Asking invitation={invitation} onClose={close} />;
    },
  };
}

interface AboutProps {
  invitation: Invitation;
  onClose: () => void;
}

function Remind({ invitation: { id, companyId, inviteeEmailAddress: email }, onClose }: AboutProps) {
  const t = useTexts<typeof en>('invitations');
  const { write } = useWrite(sendInvitationReminderMail, { changes: readsOfInvitations });
  return (
    <ConfirmAction
      title={t('row.remindTitle', { email })}
      onClose={onClose}
      act={() => write({ body: { invitationId: id, companyId } })}
      done={t('row.reminded', { email })}
      confirmLabel={t('row.remind')}
    >
      {t('row.remindText')}
    </ConfirmAction>
  );
}

function Withdraw({ invitation: { id, inviteeEmailAddress: email }, onClose }: AboutProps) {
  const t = useTexts<typeof en>('invitations');
  const { write } = useWrite(cancelInvitation, { changes: readsOfInvitations });
  return (
    <ConfirmAction
      title={t('row.withdrawTitle', { email })}
      isDestructive
      onClose={onClose}
      act={() => write({ body: { invitationId: id } })}
      done={t('row.withdrawn', { email })}
      confirmLabel={t('row.withdraw')}
    >
      {t('row.withdrawText')}
    </ConfirmAction>
  );
}

/** The link for copying by hand, where the browser denies access to the clipboard. */
function CopyLink({ invitation: { invitationGuid }, onClose }: AboutProps) {
  const t = useTexts<typeof en>('invitations');
  const locale = localeOfLanguage[useLanguage()];
  const link = `${location.origin}/${locale}/invitation?${new URLSearchParams({ invitationGuid: invitationGuid ?? '' }).toString()}`;
  const copy = async (): Promise<void> => {
    if (await copyText(link, { title: t('row.copied') })) onClose();
  };
  return (
    <ConfirmDialog title={t('row.copyTitle')} isOpen onClose={onClose} onConfirm={copy} confirmLabel={t('row.copy')}>
      <TextInput
        label={t('row.link')}
        description={t('row.linkText')}
        value={link}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
    </ConfirmDialog>
  );
}

const dialogs = { remind: Remind, withdraw: Withdraw, copy: CopyLink };
