import { Button, Skeleton } from '@mantine/core';
import { Suspense, useRef, useState } from 'react';
import { GetStarted } from '#features/company/web/public.ts';
import { IntroVideos } from '#features/content/web/public.ts';
import type * as people from '#features/people/contract/endpoints.ts';
import { endpointAt } from '#kernel/web/endpoint-at.ts';
import { call } from '#kernel/web/call.ts';
import type { FormState } from '#kernel/web/form.ts';
import { session, useUser } from '#kernel/web/session.ts';
import { PendingPart, ShowTogether } from '#kernel/web/ShowTogether.tsx';
import { useStore } from '#kernel/web/store.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { isTrialEndShown } from '#kernel/web/trial-end-seen.ts';
import { AskBeforeClosing, useCloseGuard } from '#kernel/web/UnsavedDialog.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import type { en } from '../texts/en.ts';
import { firstStepsKey } from './first-steps-key.ts';
import styles from './first-steps.module.css';

// By address, so that the home page does not load the schemas of people.
const updateInteractionData = endpointAt<typeof people.updateInteractionData>({
  method: 'POST',
  path: '/companyusers/update-interaction-data',
});

/** The first steps, once for a new user and again on request, by permissions (home.5); the end of the trial is told first (shell.19). */
export function FirstSteps({ onDone }: { onDone: () => void }) {
  const t = useTexts<typeof en>('app');
  const { firstName, companyName, permissions } = useUser();
  const [isOpen, setIsOpen] = useState(true);
  const isTrialEnd = useStore(isTrialEndShown);
  const handleDone = () => {
    setIsOpen(false);
    onDone();
    void rememberSeen();
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
          <Suspense fallback={<PendingPart />}>
            <GetStarted form={form} onGo={() => void rememberSeen()} />
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

/** If this fails, the steps are shown once more; no error is shown. */
async function rememberSeen(): Promise<void> {
  const user = session.user.get();
  if (!user || user.interactionData[firstStepsKey] !== undefined) return;
  session.user.set({ ...user, interactionData: { ...user.interactionData, [firstStepsKey]: 'seen' } });
  await call(updateInteractionData, { body: { interactionData: { [firstStepsKey]: 'seen' } } }, { background: true }).catch(
    () => undefined,
  );
}
