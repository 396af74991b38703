import { IconLock } from '@tabler/icons-react';
import { useTexts } from '#kernel/web/texts.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import type { en } from '../../texts/en.ts';

/** Says that there is a contract, and why its text is not shown (employment.15). */
export function NoText() {
  const t = useTexts<typeof en>('employment');
  return <EmptyState icon={IconLock} title={t('record.noText')} text={t('record.noTextWhy')} />;
}
