import { Button } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useKernelTexts } from './texts.ts';

/** Stands where a search or filters leave nothing, and offers to clear them (shell.24). */
export function NoHits({ clear }: { clear: () => void }) {
  const t = useKernelTexts();
  const action = (
    <Button variant="default" onClick={clear}>
      {t('list.clearFilters')}
    </Button>
  );
  return <EmptyState icon={IconSearchOff} title={t('list.noHitsTitle')} text={t('list.noHitsText')} action={action} />;
}
