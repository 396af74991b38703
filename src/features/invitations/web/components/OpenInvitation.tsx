import { Button } from '@mantine/core';
import { useState } from 'react';
import { setAccount } from '#features/account/contract/endpoints.ts';
import { emailKey } from '#kernel/contract/email-address.ts';
import { localeOfLanguage } from '#kernel/contract/locale.ts';
import { call } from '#kernel/web/call.ts';
import { Link } from '#kernel/web/Link.tsx';
import { setTabCompany, useSession } from '#kernel/web/session.ts';
import { showError } from '#kernel/web/show-error.ts';
import { currentLanguage, useTexts } from '#kernel/web/texts.ts';
import { useFormat } from '#kernel/web/format.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { Fact, Facts } from '#ui/Facts.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { acceptInvitation } from '../../contract/endpoints.ts';
import type { ShownInvitation } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { signInAddress } from '../begin-sign-in.ts';
import styles from './invitation.module.css';

interface OpenInvitationProps {
  invitation: ShownInvitation;
  mailProof: string | undefined;
}

/** Who invites to which company, and the button to accept. */
export function OpenInvitation({ invitation, mailProof }: OpenInvitationProps) {
  const t = useTexts<typeof en>('invitations');
  const format = useFormat();
  const { companyName: company, invitedByFullName: inviter, inviteeEmailAddress: email, role, roleIsExternal, expires } = invitation;
  return (
    <Page title={t('page.title', { company })} description={t('page.lead', { company, inviter: inviter ?? company })} width="form">
      <div className={styles['facts']}>
        <Facts>
          <Fact label={t('page.role')}>{role && t(`roles.${role}`)}</Fact>
          <Fact label={t('page.email')}>{email}</Fact>
          <Fact label={t('page.expires')}>{format.dayOf(expires)}</Fact>
        </Facts>
      </div>
      {roleIsExternal && (role === 'accountant' || role === 'boardmember' || role === 'gdpr') && (
        <p className={styles['text']}>{t(`page.external.${role}`, { company })}</p>
      )}
      <WayIn invitation={invitation} mailProof={mailProof} />
    </Page>
  );
}

function WayIn({ invitation, mailProof }: OpenInvitationProps) {
  const t = useTexts<typeof en>('invitations');
  const user = useSession();
  const { inviteeEmailAddress: email, invitationGuid } = invitation;
  if (!user) return <Begin invitation={invitation} />;
  if (emailKey(user.email) !== emailKey(email)) return <WrongUser invitation={invitation} own={user.email} />;
  if (!user.isFamiliar || mailProof) return <Join invitation={invitation} mailProof={mailProof} />;
  const query = new URLSearchParams({ invitationGuid });
  return (
    <>
      <Notice tone="note">{t('page.proveFirst', { email })}</Notice>
      <ButtonRow>
        <Button component={Link} size="md" to="/login/verify-email" query={{ returnTo: `/invitation?${query.toString()}` }}>
          {t('page.prove')}
        </Button>
      </ButtonRow>
    </>
  );
}

/** Sign up or sign in with the invited address. Only its owner is told which of the two applies. */
function Begin({ invitation: { authAccountExists, invitationGuid } }: Pick<OpenInvitationProps, 'invitation'>) {
  const t = useTexts<typeof en>('invitations');
  const [signIn, create] = [signInAddress(invitationGuid), signInAddress(invitationGuid, 'create')];
  const [first, second] = authAccountExists ? (['signIn', 'create'] as const) : (['create', 'signIn'] as const);
  const addresses = { signIn, create };
  return (
    <>
      <p className={styles['text']}>{t(authAccountExists ? 'page.hasAccount' : 'page.hasNoAccount')}</p>
      <ButtonRow>
        <Button component="a" size="md" href={addresses[first]}>
          {t(`page.${first}`)}
        </Button>
        <Button component="a" size="md" variant="default" href={addresses[second]}>
          {t(`page.${second}`)}
        </Button>
      </ButtonRow>
    </>
  );
}

function WrongUser({ invitation, own }: Pick<OpenInvitationProps, 'invitation'> & { own: string }) {
  const t = useTexts<typeof en>('invitations');
  const { inviteeEmailAddress: email, invitationGuid, authAccountExists } = invitation;
  return (
    <>
      <Notice tone="warn" title={t('page.wrongUser')}>
        {t('page.wrongUserText', { own, email })}
      </Notice>
      <ButtonRow>
        <Button component="a" size="md" href={signInAddress(invitationGuid, authAccountExists ? 'login' : 'create')}>
          {t('page.switch')}
        </Button>
        <Button component={Link} size="md" to="/" variant="default">
          {t('page.home')}
        </Button>
      </ButtonRow>
    </>
  );
}

function Join({ invitation: { companyName: company, invitationGuid }, mailProof }: OpenInvitationProps) {
  const t = useTexts<typeof en>('invitations');
  const [isJoining, setIsJoining] = useState(false);
  const join = async (): Promise<void> => {
    setIsJoining(true);
    try {
      await accept(invitationGuid, mailProof);
    } catch (error) {
      setIsJoining(false);
      showError(error);
    }
  };
  return (
    <ButtonRow>
      <Button size="md" loading={isJoining} onClick={() => void join()}>
        {t('page.join', { company })}
      </Button>
    </ButtonRow>
  );
}

/** Accepts, and opens the company with a new page, so that everything is loaded again. */
async function accept(invitationGuid: string, mailProof: string | undefined): Promise<void> {
  const { companyId } = await call(acceptInvitation, { body: { invitationGuid, mailProof } });
  await call(setAccount, { body: { companyId } });
  setTabCompany(companyId);
  location.assign(`/${localeOfLanguage[currentLanguage()]}`);
}
