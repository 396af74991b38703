import { VisuallyHidden } from '@mantine/core';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en-home.ts';
import { useWaitingCount } from './waiting-count.ts';

/** The badge of the navigation entry; renders nothing when nothing is pending. */
export function PendingCount() {
  const t = useTexts<typeof en>('absence/home');
  const format = useFormat();
  const count = useWaitingCount();
  if (count === 0) return null;
  return (
    <>
      <span aria-hidden>{format.number(count)}</span>
      <VisuallyHidden>{t('waiting.count', { count })}</VisuallyHidden>
    </>
  );
}
