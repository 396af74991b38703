import { useState } from 'react';
import { call } from '#kernel/web/call.ts';
import { useUser } from '#kernel/web/session.ts';
import { shell } from '#kernel/web/shell.ts';
import { showError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { showToast } from '#ui/toasts.ts';
import { updateCompanyUserPendingStatus } from '../../contract/endpoints-life.ts';
import type { en } from '../../texts/en.ts';

/** Sets the signed-in person active; the whole product becomes available without a reload. */
export function useComplete(companyUserId: string): { complete: () => Promise<void>; completing: boolean } {
  const t = useTexts<typeof en>('people');
  const { companyName } = useUser();
  const [completing, setCompleting] = useState(false);

  async function complete(): Promise<void> {
    setCompleting(true);
    try {
      await call(updateCompanyUserPendingStatus, { body: { companyUserId } });
      await shell.reloadUser();
      showToast({ title: t('complete.done', { company: companyName }), lines: [t('complete.doneText')] });
    } catch (error) {
      showError(error, () => void complete());
    } finally {
      setCompleting(false);
    }
  }

  return { complete, completing };
}
