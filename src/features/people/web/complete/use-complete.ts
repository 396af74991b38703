import { useState } from 'react';
import type * as account from '#features/account/contract/endpoints.ts';
import { endpointAt } from '#kernel/web/endpoint-at.ts';
import { call } from '#kernel/web/call.ts';
import { session, useUser } from '#kernel/web/session.ts';
import { showError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { showToast } from '#ui/toasts.ts';
import { updateCompanyUserPendingStatus } from '../../contract/endpoints-life.ts';
import type { en } from '../../texts/en.ts';

const currentUser = endpointAt<typeof account.currentUser>({ method: 'GET', path: '/users/current-user' });

/** Sets the signed-in person active; the whole product becomes available without a reload. */
export function useComplete(companyUserId: string): { complete: () => Promise<void>; completing: boolean } {
  const t = useTexts<typeof en>('people');
  const { companyName } = useUser();
  const [completing, setCompleting] = useState(false);

  async function complete(): Promise<void> {
    setCompleting(true);
    try {
      await call(updateCompanyUserPendingStatus, { body: { companyUserId } });
      const { user } = await call(currentUser, {});
      showToast({ title: t('complete.done', { company: companyName }), lines: [t('complete.doneText')] });
      session.user.set(user);
    } catch (error) {
      showError(error, () => void complete());
    } finally {
      setCompleting(false);
    }
  }

  return { complete, completing };
}
