import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { Link } from '#kernel/web/Link.tsx';
import { usePermission } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import type { en } from '../../texts/en.ts';

/** Says that the user may not see this person, or that the person does not exist (people.26). */
export function NotShown({ isMissing }: { isMissing: boolean }) {
  const t = useTexts<typeof en>('people');
  const mayList = usePermission('Employees');
  const back = mayList && (
    <Button component={Link} to="/people" variant="default">
      {t('profile.backToPeople')}
    </Button>
  );
  return (
    <EmptyState
      isPage
      icon={IconLock}
      title={isMissing ? t('profile.notFoundTitle') : t('profile.noAccessTitle')}
      text={isMissing ? t('profile.notFoundText') : t('profile.noAccessText')}
      action={back}
    />
  );
}
