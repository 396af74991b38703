import { useState } from 'react';
import { call } from '#kernel/web/call.ts';
import { clockText } from '#kernel/web/clock-text.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { OneTimeCode } from '#ui/OneTimeCode.tsx';
import type { en } from '../../../texts/en-signer.ts';
import { ActionButton } from '../components/ActionButton.tsx';
import { Card } from '../components/Card.tsx';
import { Problem } from '../components/Problem.tsx';
import { beginElectronicIdCall, sendCodeCall, verifyCodeCall } from '../signer-calls.ts';
import { rememberReturnTarget } from '../return-target.ts';
import { useAttempt } from '#kernel/web/use-attempt.ts';
import { useCountdown } from '#kernel/web/use-countdown.ts';
import styles from './confirm.module.css';
import type { StepProps } from '../step-props.ts';

/** Who one is, as the request asks: by a code to the address or number, or by an electronic ID. */
export function ConfirmStep(props: StepProps) {
  const t = useTexts<typeof en>('signer');
  const { signingMethod, requestedBy } = props.invitation;
  return (
    <Card title={t('confirm.title')} progress={{ step: 1, steps: 3 }}>
      {signingMethod === 'electronicId' ? <ByElectronicId {...props} /> : <ByCode {...props} />}
      <p>{t('confirm.wrongAddress', { requestedBy })}</p>
    </Card>
  );
}

interface SentCode {
  validUntil: string;
  nextCodeAt: string;
}

function ByCode(props: StepProps) {
  const t = useTexts<typeof en>('signer');
  const { who, invitation } = props;
  const { maskedEmail, maskedPhone } = invitation.recipient;
  const isSms = invitation.signingMethod === 'smsCode';
  const to = isSms ? (maskedPhone ?? '') : maskedEmail;
  const [sent, setSent] = useState<SentCode>();
  const sending = useAttempt();
  const send = () => void sending.run(async () => setSent(await call(sendCodeCall, { body: who })));
  const wait = Number(sending.problem?.details['retryAfterSeconds'] ?? 0);
  if (!sent) {
    return (
      <>
        <p>{isSms ? t('confirm.smsCode', { phone: to }) : t('confirm.emailCode', { email: to })}</p>
        <Problem lines={wait > 0 ? [t('confirm.wait', { time: clockText(wait) })] : sending.lines} />
        <ActionButton isBusy={sending.isBusy} onClick={send}>
          {t('confirm.send')}
        </ActionButton>
      </>
    );
  }
  return <TypeCode {...props} sent={sent} to={to} again={{ send, isBusy: sending.isBusy, lines: sending.lines }} />;
}

interface TypeCodeProps extends StepProps {
  sent: SentCode;
  to: string;
  again: { send: () => void; isBusy: boolean; lines: readonly string[] };
}

function TypeCode({ who, show, go, sent, to, again }: TypeCodeProps) {
  const t = useTexts<typeof en>('signer');
  const [code, setCode] = useState('');
  const trying = useAttempt();
  const valid = useCountdown(sent.validUntil);
  const pause = useCountdown(sent.nextCodeAt);
  const verify = async (typed: string): Promise<void> => {
    const confirm = async () => {
      const { invitation } = await call(verifyCodeCall, { body: { ...who, code: typed } });
      show(invitation);
      go('read');
    };
    // After a wrong code the next digit begins a new try; one that got no answer stays to be sent again.
    await trying.run(confirm, () => setCode(''));
  };
  // No form (code): a code of some minutes is kept nowhere; another can be sent.
  return (
    <form
      ref={focusOnce}
      className={styles['code']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void verify(code);
      }}
    >
      <output>{t('confirm.sent', { to })}</output>
      <OneTimeCode
        label={t('confirm.code')}
        value={code}
        onChange={(typed) => {
          setCode(typed);
          trying.clear();
        }}
        onComplete={(typed) => void verify(typed)}
        error={trying.problem && <span role="alert">{trying.lines.join('\n')}</span>}
        timeLeft={valid > 0 ? t('confirm.timeLeft', { time: clockText(valid) }) : t('confirm.expired')}
        resend={{
          label: pause > 0 ? t('confirm.againIn', { time: clockText(pause) }) : t('confirm.again'),
          isDisabled: pause > 0 || again.isBusy,
          onResend: () => {
            setCode('');
            trying.clear();
            again.send();
          },
        }}
      />
      <Problem lines={again.lines} />
      <ActionButton type="submit" isBusy={trying.isBusy}>
        {t('confirm.confirm')}
      </ActionButton>
    </form>
  );
}

/** Whoever has asked for a code types it next. */
const focusOnce = (form: HTMLFormElement | null): void => form?.querySelector('input')?.focus();

function ByElectronicId({ who, invitation }: StepProps) {
  const t = useTexts<typeof en>('signer');
  const provider = invitation.electronicIdName ?? '';
  const beginning = useAttempt();
  const begin = () =>
    void beginning.run(async () => {
      const { address } = await call(beginElectronicIdCall, { body: who });
      rememberReturnTarget(who);
      location.assign(address);
      // The button stays as it is until the page has gone.
      await new Promise<never>(() => undefined);
    });
  return (
    <>
      <p>{t('confirm.electronicId', { provider })}</p>
      <Problem lines={beginning.lines} />
      <ActionButton isBusy={beginning.isBusy} onClick={begin}>
        {t('confirm.withElectronicId', { provider })}
      </ActionButton>
    </>
  );
}
