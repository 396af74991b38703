import { runOrShowError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { restorePlan } from '../../contract/endpoints.ts';
import type { en } from '../../texts/en.ts';
import { readsOfPlans } from '../reads-of-plans.ts';

/** Takes a plan out of the trash (plans.72). */
export function useRestorePlan() {
  const t = useTexts<typeof en>('onoffboarding');
  const { write, writing } = useWrite(restorePlan, { changes: readsOfPlans });
  const restore = ({ id, name }: { id: string; name: string }): void =>
    void runOrShowError(async () => {
      await write({ body: { id } });
      showToast({ title: t('toasts.restored', { name }) });
    });
  return { restore, isBusy: writing };
}
