import { IconCircleCheck } from '@tabler/icons-react';
import { useTexts } from '#kernel/web/texts.ts';
import { StatusBadge } from '#ui/StatusBadge.tsx';
import type { en } from '../../texts/en.ts';

/** Says of a plan that the company has it; it is seen on the card that is chosen, too. */
export function CurrentMark() {
  const t = useTexts<typeof en>('subscription');
  return (
    <StatusBadge tone="good" icon={IconCircleCheck}>
      {t('choose.current')}
    </StatusBadge>
  );
}
