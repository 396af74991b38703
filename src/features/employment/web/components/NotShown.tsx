import { Button } from '@mantine/core';
import { IconContract } from '@tabler/icons-react';
import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import type { en } from '../../texts/en.ts';

/** The contract is not there, or the user may not see it: which of them is not said. */
export function NotShown() {
  const t = useTexts<typeof en>('employment');
  return (
    <EmptyState
      isPage
      icon={IconContract}
      title={t('record.missing')}
      text={t('record.missingText')}
      action={
        <Button component={Link} to="/employee-contract" variant="default">
          {t('list.new.toList')}
        </Button>
      }
    />
  );
}
