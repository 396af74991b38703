import { Button } from '@mantine/core';
import { IconMailOff } from '@tabler/icons-react';
import { emailKey } from '#kernel/contract/email-address.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useSession } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import type { ShownInvitation } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { signInAddress } from '../begin-sign-in.ts';
import type { InvitationEnd } from '../invitation-end.ts';

/** Why the link has ended, and what to do instead. */
export function EndedInvitation({ end, invitation }: { end: InvitationEnd; invitation: ShownInvitation }) {
  const t = useTexts<typeof en>('invitations');
  const user = useSession();
  const { companyName: company, inviteeEmailAddress: email, invitedByFullName, invitationGuid } = invitation;
  const isUsedByOther = end === 'used' && emailKey(user?.email ?? '') !== emailKey(email);
  const action = isUsedByOther ? (
    <Button component="a" href={signInAddress(invitationGuid, user ? 'login' : undefined)}>
      {t('page.signIn')}
    </Button>
  ) : (
    <Button component={Link} to={user ? '/' : '/lobby'} variant={end === 'used' ? 'filled' : 'default'}>
      {t(user ? 'page.home' : 'page.front')}
    </Button>
  );
  return (
    <EmptyState
      isPage
      icon={IconMailOff}
      title={t(`page.${end}.title`)}
      text={t(`page.${end}.text`, { company, email, inviter: invitedByFullName ?? company })}
      action={action}
    />
  );
}
