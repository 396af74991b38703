import { Button } from '@mantine/core';
import { useState } from 'react';
import { clockText } from '#kernel/web/clock-text.ts';
import { fieldErrorText } from '#kernel/web/error-texts.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useAttempt, type Attempt } from '#kernel/web/use-attempt.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { useCountdown } from '#kernel/web/use-countdown.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { OneTimeCode } from '#ui/OneTimeCode.tsx';
import { showToast } from '#ui/toasts.ts';
import { connectUniMicro } from '../../contract/endpoints-connections.ts';
import type { en } from '../../texts/en.ts';
import styles from './connect.module.css';
import { readsOfConnections } from './reads-of-connections.ts';
import { Refusal } from './Refusal.tsx';

const digits = 6;

interface CodeProps {
  /** The masked address that the code was sent to. */
  to: string;
  validUntil: string;
  /** Of sending another code. */
  attempt: Attempt;
  onSendAgain: () => void;
  onFindAgain: () => void;
  onClose: () => void;
}

/** Takes the code that an administrator was mailed, and connects. */
export function UniMicroCode({ to, validUntil, attempt, onSendAgain, onFindAgain, onClose }: CodeProps) {
  const t = useTexts<typeof en>('integrations');
  const [code, setCode] = useState('');
  const [isShort, setShort] = useState(false);
  const trying = useAttempt();
  const left = useCountdown(validUntil);
  const { write } = useWrite(connectUniMicro, { changes: readsOfConnections });
  const connect = async (otp: string): Promise<void> => {
    const send = async () => void (await write({ body: { provider: 'unimicro', otp }, files: [] }));
    // After a wrong code the next digit begins a new try; one that got no answer stays to be sent again.
    if (!(await trying.run(send, () => setCode('')))) return;
    showToast({ title: t('connect.connected', { system: t('systems.unimicro') }) });
    onClose();
  };
  const lines = isShort ? [fieldErrorText({ code: 'exactDigits', params: { length: digits } })] : trying.lines;
  // No form (code): the dialog around it asks before it is closed; a code of some minutes is kept nowhere.
  return (
    <form
      ref={focusOnce}
      className={styles['steps']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (code.length === digits) void connect(code);
        else setShort(true);
      }}
    >
      <output>{t('connect.sent', { to })}</output>
      <OneTimeCode
        label={t('connect.code')}
        value={code}
        onChange={(typed) => {
          setCode(typed);
          setShort(false);
          trying.clear();
        }}
        onComplete={(typed) => void connect(typed)}
        error={lines.length > 0 && <span role="alert">{lines.join('\n')}</span>}
        timeLeft={left > 0 ? t('connect.timeLeft', { time: clockText(left) }) : t('connect.expired')}
        resend={{ label: t('connect.sendAgain'), isDisabled: attempt.isBusy || trying.isBusy, onResend: onSendAgain }}
      />
      <Refusal attempt={attempt} />
      <ButtonRow>
        <Button type="submit" loading={trying.isBusy}>
          {t('connect.connect')}
        </Button>
        <Button variant="default" onClick={onFindAgain} disabled={trying.isBusy}>
          {t('connect.otherAdministrator')}
        </Button>
      </ButtonRow>
    </form>
  );
}

/** Whoever has asked for a code types it next. */
const focusOnce = (form: HTMLFormElement | null): void => form?.querySelector('input')?.focus();
