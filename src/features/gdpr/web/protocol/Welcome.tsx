import { Button } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useQuery } from '#kernel/web/address.ts';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { showToast } from '#ui/toasts.ts';
import { acknowledgeWelcome, createProtocol } from '../../contract/endpoints-protocol.ts';
import { useGdprTexts } from '../gdpr-words.ts';
import { readsOfProtocol } from '../reads-of-gdpr.ts';
import { useRunning } from '../use-running.ts';
import styles from './protocol.module.css';

const steps = ['people', 'treatments', 'software', 'statements', 'risks'] as const;

/** What the law asks for and in what order, once in a company; then the first step (gdpr.81). */
export function Welcome({ isOpened }: { isOpened: boolean }) {
  const t = useGdprTexts();
  const [, change] = useQuery();
  const [isOpen, setOpen] = useState(isOpened);
  const reading = useWrite(acknowledgeWelcome);
  const creating = useWrite(createProtocol, { changes: readsOfProtocol });
  const beginning = useRunning();
  const close = () => {
    setOpen(false);
    void runOrShowError(() => reading.write({ body: {} }));
  };
  const begin = () =>
    beginning.run(async () => {
      if (isOpened) await reading.write({ body: {} });
      await creating.write({ body: {} });
      showToast({ title: t('protocol.welcome.done') });
      change({ people: 'edit' });
    });
  const start = (
    <Button loading={beginning.isRunning} onClick={begin}>
      {t('protocol.welcome.begin')}
    </Button>
  );
  return (
    <>
      <EmptyState icon={IconShieldCheck} title={t('protocol.welcome.title')} text={t('protocol.welcome.lead')} action={start} />
      {!isOpen && <FirstSteps />}
      <Dialog title={t('protocol.welcome.title')} isOpen={isOpen} onClose={close} footer={start}>
        <p>{t('protocol.welcome.lead')}</p>
        <FirstSteps />
      </Dialog>
    </>
  );
}

function FirstSteps() {
  const t = useGdprTexts();
  return (
    <ol className={styles['steps']}>
      {steps.map((step) => (
        <li key={step}>{t(`protocol.welcome.steps.${step}`)}</li>
      ))}
    </ol>
  );
}
