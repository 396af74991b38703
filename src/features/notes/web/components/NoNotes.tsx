import { IconArchive, IconNotes } from '@tabler/icons-react';
import { useTexts } from '#kernel/web/texts.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import type { en } from '../../texts/en.ts';

/** Nothing here yet: what notes are for. */
export function NoNotes({ isArchive, mayAdd }: { isArchive: boolean; mayAdd: boolean }) {
  const t = useTexts<typeof en>('notes');
  if (isArchive)
    return <EmptyState icon={<IconArchive aria-hidden size={24} />} title={t('emptyArchivedTitle')} text={t('emptyArchivedText')} />;
  return (
    <EmptyState icon={<IconNotes aria-hidden size={24} />} title={t('emptyTitle')} text={mayAdd ? t('emptyText') : t('emptyLocked')} />
  );
}
