import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '#kernel/web/texts.ts';
import { useAttempt } from '#kernel/web/use-attempt.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { ActionSection } from '#ui/ActionSection.tsx';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { showToast } from '#ui/toasts.ts';
import { updatePaymentMethod } from '../../contract/endpoints-payment.ts';
import type { SubscriptionOverview } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { readsOfSubscription } from '../reads-of-subscription.ts';
import { MethodCards } from './MethodCards.tsx';

/** How the next invoices are paid; a refusal stands beside the choice. */
export function MethodSection({ overview, takesEhf }: { overview: SubscriptionOverview; takesEhf: boolean }) {
  const t = useTexts<typeof en>('subscription');
  const { collectionMethod, subscriptionUuid, takesCards } = overview;
  const [chosen, setChosen] = useState<typeof collectionMethod>();
  const { write } = useWrite(updatePaymentMethod, { changes: readsOfSubscription });
  const saving = useAttempt();
  const method = chosen ?? collectionMethod;
  const isChanged = method !== null && method !== collectionMethod;
  const save = async (): Promise<void> => {
    if (method === null) return;
    await write({ body: { collectionMethod: method, subscriptionUuid } });
    setChosen(undefined);
    showToast({ title: t('method.saved') });
  };
  return (
    <ActionSection title={t('method.title')}>
      <MethodCards
        method={method}
        takesCards={takesCards}
        takesEhf={takesEhf}
        label={t('method.title')}
        error={saving.lines.join('\n') || undefined}
        onChange={(next) => {
          saving.clear();
          setChosen(next);
        }}
      />
      {isChanged && (
        <ButtonRow>
          <Button loading={saving.isBusy} onClick={() => void saving.run(save)}>
            {t('method.save')}
          </Button>
        </ButtonRow>
      )}
    </ActionSection>
  );
}
