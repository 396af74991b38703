import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallError } from '#kernel/web/call-error.ts';
import { errorLines } from '#kernel/web/error-texts.ts';
import { FormProblem } from '#kernel/web/FormProblem.tsx';
import { fromPort } from '#kernel/web/from-port.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { invalidate } from '#kernel/web/use-call.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { showToast } from '#ui/toasts.ts';
import type { CompanyUser } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { fullName } from '../person.ts';
import { readsOfPeople } from '../reads-of-people.ts';
import { HandOver } from './HandOver.tsx';
import { failed, orFailed } from './or-failed.ts';
import { subordinatesIn } from './subordinates-in.ts';
import styles from './life.module.css';

interface ChangeLevelDialogProps {
  person: CompanyUser;
  change: 'upgrade' | 'downgrade';
  onClose: () => void;
}

/** Changes an employee to team lead, or another role to employee, after handing over their direct reports (people.13). */
export function ChangeLevelDialog({ person, change, onClose }: ChangeLevelDialogProps) {
  const t = useTexts<typeof en>('people');
  const k = useKernelTexts();
  const cache = useQueryClient();
  const [writing, setWriting] = useState(false);
  const [refusal, setRefusal] = useState<CallError>();
  const name = fullName(person);

  async function write(): Promise<void> {
    const changeLevel = await fromPort('changeLevel');
    await changeLevel(change, { companyUserId: person.id, version: person.version });
    await invalidate(cache, ...readsOfPeople);
  }

  async function confirm(): Promise<void> {
    setRefusal(undefined);
    setWriting(true);
    const done = await orFailed(write(), setRefusal).finally(() => setWriting(false));
    if (done === failed) return;
    showToast({ title: t(`life.${change}.done`, { name }) });
    onClose();
  }

  const title = t(`life.${change}.title`, { name });
  const subordinates = refusal && subordinatesIn(refusal);
  if (subordinates) {
    const tried = (isDone: boolean): void => {
      if (isDone) setRefusal(undefined);
    };
    return <HandOver title={title} person={person} subordinates={subordinates} onTried={tried} onClose={onClose} />;
  }
  const footer = (
    <>
      <Button variant="default" onClick={onClose} disabled={writing}>
        {k('actions.cancel')}
      </Button>
      <Button onClick={() => void confirm()} loading={writing} data-autofocus>
        {t(`life.${change}.confirm`)}
      </Button>
    </>
  );
  return (
    <Dialog title={title} isOpen onClose={onClose} canClose={!writing} footer={footer}>
      <div className={styles['form']}>
        <p className={styles['text']}>{t(`life.${change}.text`)}</p>
        {refusal && <FormProblem form={{ problem: errorLines(refusal), error: refusal }} />}
      </div>
    </Dialog>
  );
}
