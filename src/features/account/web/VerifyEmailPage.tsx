import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { call } from '#kernel/web/call.ts';
import { CallError } from '#kernel/web/call-error.ts';
import { errorLines } from '#kernel/web/error-texts.ts';
import { useForm } from '#kernel/web/form.ts';
import { currentUser } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { Page } from '#ui/Page.tsx';
import { verifyEmail } from '../contract/endpoints.ts';
import type { en } from '../texts/en.ts';
import { CodeForm } from './verify-code.ts';
import { useCountdown } from './use-countdown.ts';
import styles from './verify-email.module.css';

const pauseSeconds = 60;

/** Proves the address of whoever just created an account (ID-05): a code by mail, typed here. */
export function VerifyEmailPage() {
  const t = useTexts<typeof en>('account');
  const { notice, wait, send } = useCode();
  const form = useForm(CodeForm, {
    initial: { code: '' },
    send: async (body) => {
      const { isVerified } = await call(verifyEmail, { body });
      // Everything of the tab is asked for again: a proved address opens what it did not open before.
      if (isVerified) location.assign('/');
    },
  });
  return (
    <Page title={t('verifyEmail.title')} description={t('verifyEmail.sent', { email: currentUser()?.email ?? '' })}>
      <form className={styles['form']} onSubmit={form.submit} noValidate>
        <TextInput
          label={t('verifyEmail.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          size="lg"
          className={styles['code'] ?? ''}
          {...form.fields.getInputProps('code')}
        />
        {form.problem.length > 0 && (
          <p role="alert" className={styles['problem']}>
            {form.problem.join('\n')}
          </p>
        )}
        <Button type="submit" size="md" loading={form.sending}>
          {t('verifyEmail.confirm')}
        </Button>
        <Button variant="subtle" disabled={wait > 0} onClick={() => void send()}>
          {wait > 0 ? t('verifyEmail.againIn', { seconds: wait }) : t('verifyEmail.again')}
        </Button>
        <output className={styles['notice']}>{notice}</output>
      </form>
      <p className={styles['wrong']}>{t('verifyEmail.wrongAddress')}</p>
    </Page>
  );
}

/** Asks for another code; the first was mailed when the person signed in. */
function useCode() {
  const t = useTexts<typeof en>('account');
  const [notice, setNotice] = useState('');
  const [wait, startWait] = useCountdown();
  async function send(): Promise<void> {
    try {
      await call(verifyEmail, { body: {} });
      startWait(pauseSeconds);
      setNotice(t('verifyEmail.sentAgain'));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const seconds = error.details['retryAfterSeconds'];
      if (typeof seconds === 'number') return startWait(seconds);
      setNotice(errorLines(error).join('\n'));
    }
  }
  return { notice, wait, send };
}
