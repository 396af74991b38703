import { Button } from '@mantine/core';
import { Link } from '#kernel/web/Link.tsx';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';
import { invoicesPage, plansPage, useIsUnpaid, useOffersPlans } from '../use-plans.ts';

/** Closes what was said about a limit, or leads whoever may buy to the plans, or to the invoice that is unpaid. */
export function LimitButtons({ onClose }: { onClose: () => void }) {
  const t = useTexts<typeof en>('billing');
  const k = useKernelTexts();
  const isOffered = useOffersPlans();
  const isUnpaid = useIsUnpaid();
  return (
    <>
      <Button variant={isOffered ? 'default' : 'filled'} onClick={onClose}>
        {k('actions.close')}
      </Button>
      {isOffered && (
        <Button component={Link} {...(isUnpaid ? invoicesPage : plansPage)} onClick={onClose}>
          {t(isUnpaid ? 'limit.invoices' : 'limit.plans')}
        </Button>
      )}
    </>
  );
}
