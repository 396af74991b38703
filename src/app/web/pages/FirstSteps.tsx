import { Button, Skeleton } from '@mantine/core';
import { Suspense, useRef, useState } from 'react';
import { GetStarted } from '#features/company/web/public.ts';
import { IntroVideos } from '#features/content/web/public.ts';
import type { FormState } from '#kernel/web/form.ts';
import { PartToCome } from '#kernel/web/PartToCome.tsx';
import { currentUser, useUser } from '#kernel/web/session.ts';
import { PendingPart, ShowTogether } from '#kernel/web/ShowTogether.tsx';
import { useStore } from '#kernel/web/store.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { isTrialEndShown } from '#kernel/web/trial-end-seen.ts';
import { AskBeforeClosing, useCloseGuard } from '#kernel/web/UnsavedDialog.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { storeChoice } from '../store-choice.ts';
import type { en } from '../texts/en-later.ts';
import { firstStepsKey } from './first-steps-key.ts';
import styles from './first-steps.module.css';

/** The first steps, once for a new user and again on request, by permissions (home.5); the end of the trial is told first (shell.19). */
export function FirstSteps({ onDone }: { onDone: () => void }) {
  const t = useTexts<typeof en>('app/later');
  const { firstName, companyName, permissions } = useUser();
  const [isOpen, setIsOpen] = useState(true);
  const isTrialEnd = useStore(isTrialEndShown);
  const handleDone = () => {
    setIsOpen(false);
    onDone();
    rememberSeen();
  };
  const form = useRef<FormState>(null);
  const discard = () => {
    form.current?.discard();
    handleDone();
  };
  const guard = useCloseGuard({ isDirty: () => form.current?.isDirty() === true, onDiscard: discard, onClose: handleDone });
  return (
    <Dialog
      title={t('firstSteps.title', { name: firstName })}
      isOpen={isOpen && !isTrialEnd}
      onClose={guard.close}
      canClose={!guard.isAsking}
      footer={
        <Button variant="default" onClick={guard.close}>
          {t('firstSteps.done')}
        </Button>
      }
    >
      <div className={styles['start']} data-long={permissions.OrganisationSettings || undefined}>
        <p className={styles['text']}>{t('firstSteps.text', { company: companyName })}</p>
        <ShowTogether skeleton={<Skeleton height="20rem" radius="md" />}>
          <Suspense fallback={<PartToCome skeleton={<PendingPart />} />}>
            <GetStarted form={form} onGo={rememberSeen} />
            <section className={styles['videos']}>
              <h3 className={styles['heading']}>{t('firstSteps.videos')}</h3>
              <div>
                <IntroVideos />
              </div>
            </section>
          </Suspense>
        </ShowTogether>
      </div>
      {guard.isAsking && <AskBeforeClosing guard={guard} />}
    </Dialog>
  );
}

function rememberSeen(): void {
  if (currentUser()?.interactionData[firstStepsKey] === undefined) storeChoice(firstStepsKey, 'seen');
}
