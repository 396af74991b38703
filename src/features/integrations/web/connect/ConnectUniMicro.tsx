import { useRef, useState } from 'react';
import { call } from '#kernel/web/call.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { UnsavedDialog } from '#kernel/web/UnsavedDialog.tsx';
import { useAttempt } from '#kernel/web/use-attempt.ts';
import { Steps } from '#ui/Steps.tsx';
import { getAdminEmails, sendOtp } from '../../contract/endpoints-connections.ts';
import type { en } from '../../texts/en.ts';
import { ChooseAdministrator, FindCompany, type FoundCompany } from './UniMicroSteps.tsx';
import { UniMicroCode } from './UniMicroCode.tsx';
import styles from './connect.module.css';

const form = { body: { provider: 'unimicro' }, files: [] } as const;

interface Sent {
  to: string;
  address: string;
  validUntil: string;
}

/** Connects Uni Micro in three steps: the company is found there, an administrator is chosen, and the code that they are mailed is typed (integrations.12). */
export function ConnectUniMicro({ onClose }: { onClose: () => void }) {
  const t = useTexts<typeof en>('integrations');
  const [found, setFound] = useState<FoundCompany>();
  const [sent, setSent] = useState<Sent>();
  const isDone = useRef(false);
  const finding = useAttempt();
  const sending = useAttempt();
  const find = () => void finding.run(async () => setFound(await call(getAdminEmails, form)));
  const send = (to: string, address: string) =>
    void sending.run(async () => {
      const { validUntil } = await call(sendOtp, { body: { ...form.body, encryptedAdminEmailAddress: address }, files: [] });
      setSent({ to, address, validUntil });
    });
  const end = () => {
    isDone.current = true;
    onClose();
  };
  const findAgain = () => {
    sending.clear();
    setSent(undefined);
    setFound(undefined);
  };
  const steps = [t('connect.steps.company'), t('connect.steps.administrator'), t('connect.steps.code')];
  const isBusy = finding.isBusy || sending.isBusy;
  return (
    <UnsavedDialog
      title={t('connect.title', { system: t('systems.unimicro') })}
      noDraft="secret"
      isUnsaved={() => sent !== undefined && !isDone.current}
      queryNames={['act', 'integration']}
      onClose={onClose}
      canClose={!isBusy}
    >
      <div className={styles['steps']}>
        <Steps label={t('connect.stepsLabel')} steps={steps} current={stepOf(found, sent)} doneLabel={t('connect.stepDone')} />
        {!found && <FindCompany attempt={finding} onFind={find} />}
        {found && !sent && <ChooseAdministrator company={found} attempt={sending} onSend={send} onFindAgain={findAgain} />}
        {sent && (
          <UniMicroCode
            key={sent.validUntil}
            to={sent.to}
            validUntil={sent.validUntil}
            attempt={sending}
            onSendAgain={() => send(sent.to, sent.address)}
            onFindAgain={findAgain}
            onClose={end}
          />
        )}
      </div>
    </UnsavedDialog>
  );
}

function stepOf(found: FoundCompany | undefined, sent: Sent | undefined): number {
  if (!found) return 0;
  return sent ? 2 : 1;
}
