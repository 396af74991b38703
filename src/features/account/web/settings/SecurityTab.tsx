import { Button, Skeleton } from '@mantine/core';
import { IconShieldCheck, IconShieldOff } from '@tabler/icons-react';
import { useQuery } from '#kernel/web/address.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useUser } from '#kernel/web/session.ts';
import { ShowTogether } from '#kernel/web/ShowTogether.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { Notice } from '#ui/Notice.tsx';
import { StatusBadge } from '#ui/StatusBadge.tsx';
import { security } from '../../contract/endpoints.ts';
import type { Security } from '../../contract/entities.ts';
import { ActionSection } from '#ui/ActionSection.tsx';
import type { en } from '../../texts/en.ts';
import { SessionList } from './SessionList.tsx';
import styles from './settings.module.css';

/** The sign-in, its protection, and the user's sessions (identity.44, identity.45). */
export function SecurityTab() {
  return (
    <div className={styles['tab']}>
      <ShowTogether skeleton={<Skeleton height={420} radius="lg" />}>
        <Protection />
        <SessionList />
      </ShowTogether>
    </div>
  );
}

function Protection() {
  const read = useCall(security, {});
  return (
    <Loaded read={read} skeleton={<Skeleton height={220} radius="lg" />}>
      {({ security: facts }) => (
        <>
          <SignIn facts={facts} />
          {facts.isEmbedded ? <TwoSteps facts={facts} /> : <OutsideProvider facts={facts} />}
        </>
      )}
    </Loaded>
  );
}

function SignIn({ facts: { email, isEmbedded, links } }: { facts: Security }) {
  const t = useTexts<typeof en>('account');
  const { isInactive } = useUser();
  const [, change] = useQuery();
  return (
    <>
      <ActionSection title={t('settings.email.title')} text={t('settings.email.text')}>
        <p className={styles['name']}>{email}</p>
      </ActionSection>
      {isEmbedded && links.password && (
        <ActionSection
          title={t('settings.password.title')}
          text={t('settings.password.text')}
          action={
            <ButtonRow>
              {!isInactive && (
                <Button variant="subtle" onClick={() => change({ dialog: 'reset-password' })}>
                  {t('settings.password.forgotten')}
                </Button>
              )}
              <Button component="a" href={links.password} variant="default">
                {t('settings.password.change')}
              </Button>
            </ButtonRow>
          }
        />
      )}
    </>
  );
}

function TwoSteps({ facts: { mfaEnabled, recoveryCodesLeft, links } }: { facts: Security }) {
  const t = useTexts<typeof en>('account');
  const { isInactive, permissions } = useUser();
  const [, change] = useQuery();
  const left = recoveryCodesLeft ?? 0;
  const badge = (
    <StatusBadge tone={mfaEnabled ? 'good' : 'still'} icon={mfaEnabled ? IconShieldCheck : IconShieldOff}>
      {mfaEnabled ? t('settings.mfa.on') : t('settings.mfa.off')}
    </StatusBadge>
  );
  const mayReset = mfaEnabled && !isInactive && permissions.ResetMfa;
  return (
    <ActionSection
      title={t('settings.mfa.title')}
      text={t('settings.mfa.text')}
      action={
        <ButtonRow>
          {!mfaEnabled && links.setUpMfa && (
            <Button component="a" href={links.setUpMfa}>
              {t('settings.mfa.setUp')}
            </Button>
          )}
          {mayReset && (
            <Button variant="default" onClick={() => change({ dialog: 'reset-mfa' })}>
              {t('settings.mfa.reset')}
            </Button>
          )}
        </ButtonRow>
      }
    >
      <div>{badge}</div>
      {mfaEnabled && (
        <div className={styles['row']}>
          <p className={styles['entry']}>{t('settings.mfa.codesLeft', { left })}</p>
          {links.recoveryCodes && (
            <Button component="a" href={links.recoveryCodes} variant="default" size="xs">
              {t('settings.mfa.newCodes')}
            </Button>
          )}
        </div>
      )}
      {mfaEnabled && left < 3 && <Notice tone="warn">{t('settings.mfa.fewCodes')}</Notice>}
    </ActionSection>
  );
}

function OutsideProvider({ facts: { links } }: { facts: Security }) {
  const t = useTexts<typeof en>('account');
  return (
    <ActionSection
      title={t('settings.outside.title')}
      text={links.account ? t('settings.outside.text') : t('settings.outside.textNoLink')}
      action={
        links.account && (
          <Button component="a" href={links.account} variant="default">
            {t('settings.outside.open')}
          </Button>
        )
      }
    />
  );
}
