import { useId, useState } from 'react';
import { call } from '#kernel/web/call.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { SignatureInput } from '../../../contract/recipient.ts';
import type { en } from '../../../texts/en-signer.ts';
import { ActionButton } from '../components/ActionButton.tsx';
import { Card } from '../components/Card.tsx';
import { Missing } from '../components/Missing.tsx';
import { Problem } from '../components/Problem.tsx';
import { deleteStoredWork, useStoredWork } from '../stored-work.ts';
import { signDocumentCall } from '../signer-calls.ts';
import { useAttempt } from '#kernel/web/use-attempt.ts';
import { RefuseDialog } from './RefuseDialog.tsx';
import { unread } from './read-work.ts';
import { SignatureField } from './SignatureField.tsx';
import type { SignatureWork } from './signature-work.ts';
import styles from './sign.module.css';
import type { StepProps } from '../step-props.ts';

/** The signature, the sentence that is agreed to, and the one button. */
export function SignStep(props: StepProps) {
  const { who, invitation, show, retry, go } = props;
  const t = useTexts<typeof en>('signer');
  const { signingRequestId: requestId, consent, recipient, name } = invitation;
  const initial: SignatureWork = { kind: 'typed', name: recipient.name, strokes: [], ratio: 3 };
  const [work, keep] = useStoredWork(requestId, { name: 'signature', initial });
  const [agreedTo, agree] = useStoredWork(requestId, { name: 'consent', initial: '' });
  const [read] = useStoredWork(requestId, { name: 'read', initial: unread });
  const [isTried, setTried] = useState(false);
  const signing = useAttempt();
  const isAgreed = consent !== null && agreedTo === consent.text;
  const signature = signatureOf(work);
  const sign = () => {
    setTried(true);
    if (!signature || !consent || !isAgreed) return;
    const { fingerprint } = read;
    const body = { ...who, signature, consent, ...(fingerprint !== undefined && { fingerprint }) };
    void signing.run(async () => {
      try {
        const answer = await call(signDocumentCall, { body });
        deleteStoredWork(requestId);
        show(answer.invitation);
      } finally {
        // Whatever was refused, and also when no answer came: the page shows how it stands now.
        retry();
      }
    });
  };
  // No form (tab): all of it is kept in this tab until it is signed (stored-work.ts).
  return (
    <Card title={t('sign.title', { name })} progress={{ step: 3, steps: 3 }}>
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          sign();
        }}
      >
        <SignatureField work={work} onChange={keep} isTried={isTried} />
        {consent && (
          <Consent
            text={consent.text}
            isAgreed={isAgreed}
            isMissing={isTried && !isAgreed}
            onChange={(isNow) => agree(isNow ? consent.text : '')}
          />
        )}
        <Problem lines={signing.lines} />
        <ActionButton type="submit" isBusy={signing.isBusy}>
          {t('sign.submit')}
        </ActionButton>
      </form>
      <div className={styles['others']}>
        <ActionButton look="quiet" onClick={() => go('read')}>
          {t('sign.back')}
        </ActionButton>
        <RefuseDialog {...props} />
      </div>
    </Card>
  );
}

/** What is sent; undefined while something is missing. */
function signatureOf({ kind, name, strokes, ratio }: SignatureWork): SignatureInput | undefined {
  if (name.trim() === '') return undefined;
  if (kind === 'typed') return { kind, name: name.trim() };
  return strokes.length > 0 ? { kind, name: name.trim(), strokes, ratio } : undefined;
}

interface ConsentProps {
  text: string;
  isAgreed: boolean;
  isMissing: boolean;
  onChange: (isAgreed: boolean) => void;
}

function Consent({ text, isAgreed, isMissing, onChange }: ConsentProps) {
  const t = useTexts<typeof en>('signer');
  const id = useId();
  return (
    <div>
      <label className={styles['consent']}>
        <input
          type="checkbox"
          checked={isAgreed}
          aria-required
          aria-invalid={isMissing || undefined}
          aria-describedby={`${id}-missing`}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{text}</span>
      </label>
      <Missing id={`${id}-missing`}>{isMissing ? t('sign.consentMissing') : undefined}</Missing>
    </div>
  );
}
