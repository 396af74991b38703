import { useEffect, useState } from 'react';
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
  const { notice, wait, left, send } = useCode();
  const form = useForm<z.input<typeof CodeForm>>(CodeForm, {
    initial: { code: '' },
    draft: 'secret',
    send: async (body) => {
      const { isVerified } = await call(verifyEmail, { body });
      return isVerified ? undefined : notSent;
    },
    // Reloads the tab, because a verified address gives access to more.
    onSent: () => location.assign(returnPath(returnTo) ?? '/'),
    onRefused: (refused): boolean => showRefusal(form, refused, codeRefusals),
  });
  const { error, value, onChange } = form.fields.getInputProps('code');
  const resend = {
    label: wait > 0 ? t('verifyEmail.againIn', { seconds: wait }) : t('verifyEmail.again'),
    isDisabled: wait > 0,
    onResend: () => void send(),
  };
  return (
    <Page title={t('verifyEmail.title')} description={t('verifyEmail.sent', { email: currentUser()?.email ?? '' })}>
      <FormFrame form={form} send={t('verifyEmail.confirm')}>
        <OneTimeCode
          label={t('verifyEmail.code')}
          data-path="code"
          isFocusedAtOnce
          value={value}
          onChange={onChange}
          error={error}
          timeLeft={left > 0 ? t('verifyEmail.timeLeft', { time: clockText(left) }) : t('verifyEmail.validFor', { minutes: codeMinutes })}
          resend={resend}
        />
        <output className={styles['notice']}>{notice}</output>
      </FormFrame>
      <p className={styles['wrong']}>
        {t('verifyEmail.wrongAddress')}{' '}
        <LinkButton isInText onClick={() => void runOrShowError(() => shell.logOut())}>
          {t('verifyEmail.logOut')}
        </LinkButton>
      </p>
    </Page>
  );
}

/** Requests another code; the first was mailed at sign-in. */
function useCode() {
  const t = useTexts<typeof en>('account');
  const [notice, setNotice] = useState('');
  const [wait, startWait] = useCountdown();
  // The expiry is known only for codes requested here.
  const [left, startLeft] = useCountdown();
  async function send(): Promise<void> {
    try {
      await call(verifyEmail, { body: {} });
      startWait(pauseSeconds);
      startLeft(codeMinutes * 60);
      setNotice(t('verifyEmail.sentAgain'));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const seconds = error.details['retryAfterSeconds'];
      if (typeof seconds === 'number') return startWait(seconds);
      setNotice(errorLines(error).join('\n'));
    }
  }
  return { notice, wait, left, send };
}

/** Whole seconds left, and how to start counting down from a number of them. */
function useCountdown(): [left: number, start: (seconds: number) => void] {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return [left, setLeft];
}
