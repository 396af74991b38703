import { useState } from 'react';
import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';
import { returnPath } from '#kernel/contract/return-path.ts';
import { useQuery } from '#kernel/web/address.ts';
import { call } from '#kernel/web/call.ts';
import { CallError } from '#kernel/web/call-error.ts';
import { clockText } from '#kernel/web/clock-text.ts';
import { errorLines } from '#kernel/web/error-texts.ts';
import { notSent, useForm } from '#kernel/web/form.ts';
import { FormFrame } from '#kernel/web/FormFrame.tsx';
import { currentUser } from '#kernel/web/session.ts';
import { shell } from '#kernel/web/shell.ts';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { showRefusal } from '#kernel/web/show-refusal.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCountdown } from '#kernel/web/use-countdown.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { OneTimeCode } from '#ui/OneTimeCode.tsx';
import { Page } from '#ui/Page.tsx';
import { verifyEmail } from '../contract/endpoints.ts';
import type { en } from '../texts/en.ts';
import styles from './verify-email.module.css';

const pauseSeconds = 60;
/** The lifetime of a code (identity.6). */
const codeMinutes = 15;

/** The form's value: six digits, optionally surrounded by spaces. */
const CodeForm = z.object({
  code: z
    .string()
    .trim()
    .regex(/^\d{6}$/, field('exactDigits', { length: 6 })),
});

const codeRefusals = { 'authentication.WrongOtp': 'code', 'authentication.OtpExpired': 'code' } as const;

/** Verifies the address of a new account with a mailed code (identity.38). */
export function VerifyEmailPage() {
  const t = useTexts<typeof en>('account');
  const [{ returnTo }] = useQuery();
  const { notice, wait, timeLeft, send, noteDead } = useCode();
  const form = useForm<z.input<typeof CodeForm>>(CodeForm, {
    initial: { code: '' },
    draft: 'secret',
    send: async (body) => {
      const { isVerified } = await call(verifyEmail, { body });
      return isVerified ? undefined : notSent;
    },
    // Reloads the tab, because a verified address gives access to more.
    onSent: () => location.assign(returnPath(returnTo) ?? '/'),
    onRefused: (refused): boolean => {
      if (refused.has('authentication.OtpExpired')) noteDead();
      return showRefusal(form, refused, codeRefusals);
    },
  });
  const { error, value, onChange } = form.fields.getInputProps('code');
  const resend = {
    label: wait > 0 ? t('verifyEmail.againIn', { seconds: wait }) : t('verifyEmail.again'),
    isDisabled: wait > 0,
    onResend: () => void send(),
  };
  return (
    <Page title={t('verifyEmail.title')} description={t('verifyEmail.sent', { email: currentUser()?.email ?? '' })}>
      <FormFrame form={form} send={t('verifyEmail.confirm')} buttonsAt="start">
        <OneTimeCode
          label={t('verifyEmail.code')}
          data-path="code"
          isFocusedAtOnce
          value={value}
          onChange={onChange}
          error={error}
          timeLeft={timeLeft}
          resend={resend}
        />
        <output className={styles['notice']}>{notice}</output>
      </FormFrame>
      <p className={styles['wrong']}>
        {t('verifyEmail.wrongAddress')}{' '}
        <LinkButton isInText onClick={() => void runOrShowError(() => shell.logOut('createAccount'))}>
          {t('verifyEmail.changeAddress')}
        </LinkButton>
      </p>
      <LinkButton onClick={() => void runOrShowError(() => shell.logOut())}>{t('verifyEmail.logOut')}</LinkButton>
    </Page>
  );
}

/** Requests another code; the first was mailed at sign-in. A reload knows the times from the server. */
function useCode() {
  const t = useTexts<typeof en>('account');
  const [notice, setNotice] = useState('');
  const [times, setTimes] = useState(currentUser()?.emailCode ?? undefined);
  const wait = useCountdown(times?.againAt);
  const left = useCountdown(times?.expiresAt);
  async function send(): Promise<void> {
    try {
      await call(verifyEmail, { body: {} });
      setTimes({ againAt: momentAfter(pauseSeconds), expiresAt: momentAfter(codeMinutes * 60) });
      setNotice(t('verifyEmail.sentAgain'));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const seconds = error.details['retryAfterSeconds'];
      // How long the last code works is not known any better for it.
      if (typeof seconds === 'number') return setTimes({ expiresAt: momentAfter(0), ...times, againAt: momentAfter(seconds) });
      setNotice(errorLines(error).join('\n'));
    }
  }
  const life = times ? t('verifyEmail.expired') : t('verifyEmail.validFor', { minutes: codeMinutes });
  const noteDead = (): void => setTimes((last) => ({ againAt: momentAfter(0), ...last, expiresAt: momentAfter(0) }));
  return { notice, wait, send, noteDead, timeLeft: left > 0 ? t('verifyEmail.timeLeft', { time: clockText(left) }) : life };
}

const momentAfter = (seconds: number): string => new Date(Date.now() + seconds * 1000).toISOString();
