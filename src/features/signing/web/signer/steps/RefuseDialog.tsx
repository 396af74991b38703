import { useId, useRef, useState } from 'react';
import { call } from '#kernel/web/call.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../../texts/en-signer.ts';
import { ActionButton } from '../components/ActionButton.tsx';
import { Field } from '../components/Field.tsx';
import { Problem } from '../components/Problem.tsx';
import { deleteStoredWork, useStoredWork } from '../stored-work.ts';
import { rejectDocumentCall } from '../signer-calls.ts';
import { useAttempt } from '#kernel/web/use-attempt.ts';
import styles from './refuse.module.css';
import type { StepProps } from '../step-props.ts';

const longestReason = 500;

/** The button to refuse, and what it asks: why. */
export function RefuseDialog({ who, invitation, show, retry }: StepProps) {
  const t = useTexts<typeof en>('signer');
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const { signingRequestId: requestId, requestedBy } = invitation;
  const [reason, keep] = useStoredWork(requestId, { name: 'reason', initial: '' });
  const [isMissing, setMissing] = useState(false);
  const refusing = useAttempt();
  const left = longestReason - reason.trim().length;
  const refuse = () => {
    if (reason.trim() === '') return setMissing(true);
    return void refusing.run(async () => {
      try {
        const answer = await call(rejectDocumentCall, { body: { ...who, reason: reason.trim() } });
        deleteStoredWork(requestId);
        dialog.current?.close();
        show(answer.invitation);
      } finally {
        // Whatever was refused, the page shows how it stands now.
        retry();
      }
    });
  };
  return (
    <>
      <ActionButton look="quiet" onClick={() => dialog.current?.showModal()}>
        {t('refuse.open')}
      </ActionButton>
      <dialog ref={dialog} className={styles['dialog']} aria-labelledby={`${id}-title`}>
        <div className={styles['words']}>
          <h2 id={`${id}-title`}>{t('refuse.title')}</h2>
          <p>{t('refuse.text', { requestedBy })}</p>
          <Field label={t('refuse.reason')} hint={t('refuse.left', { left })} problem={isMissing ? t('refuse.reasonMissing') : undefined}>
            {(field) => (
              <textarea
                {...field}
                rows={4}
                maxLength={longestReason}
                value={reason}
                aria-required
                onChange={(event) => {
                  keep(event.currentTarget.value);
                  setMissing(false);
                }}
              />
            )}
          </Field>
          <Problem lines={refusing.lines} />
          <div className={styles['actions']}>
            <ActionButton look="plain" onClick={() => dialog.current?.close()}>
              {t('refuse.cancel')}
            </ActionButton>
            <ActionButton look="bad" isBusy={refusing.isBusy} onClick={refuse}>
              {t('refuse.submit')}
            </ActionButton>
          </div>
        </div>
      </dialog>
    </>
  );
}
