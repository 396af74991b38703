import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconClock } from '@tabler/icons-react';
import { useTexts } from '#kernel/web/texts.ts';
import { StatusBadge } from '#ui/StatusBadge.tsx';
import type { ListedInvoice } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';

const looks = {
  paid: { tone: 'good', icon: IconCircleCheck },
  open: { tone: 'note', icon: IconClock },
  due: { tone: 'warn', icon: IconAlertTriangle },
  nonpayment: { tone: 'bad', icon: IconCircleX },
} as const;

/** Whether an invoice is paid. */
export function InvoiceStateBadge({ state }: Pick<ListedInvoice, 'state'>) {
  const t = useTexts<typeof en>('subscription');
  return <StatusBadge {...looks[state]}>{t(`invoices.state.${state}`)}</StatusBadge>;
}
