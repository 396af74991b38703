import { ConfirmAction } from '#kernel/web/ConfirmAction.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { sendPreboardingLink } from '../../contract/endpoints-preboarding.ts';
import type { Plan } from '../../contract/plan.ts';
import type { en } from '../../texts/en.ts';
import { readsOfPlans } from '../reads-of-plans.ts';

/** Sends the page for somebody who has not started yet. */
export function SendLink({ plan: { id, version }, onClose }: { plan: Plan; onClose: () => void }) {
  const t = useTexts<typeof en>('onoffboarding');
  const { write } = useWrite(sendPreboardingLink, { changes: readsOfPlans });
  return (
    <ConfirmAction
      title={t('record.sendLinkTitle')}
      act={() => write({ body: { id, version } })}
      done={t('toasts.linkSent')}
      confirmLabel={t('record.sendLink')}
      onClose={onClose}
    >
      {t('record.sendLinkText')}
    </ConfirmAction>
  );
}
