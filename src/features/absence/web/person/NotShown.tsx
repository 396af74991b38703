import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import type { en } from '../../texts/en.ts';

/** Says that the user may not open this person's absence, or that the person does not exist (absence.56). */
export function NotShown({ isMissing }: { isMissing: boolean }) {
  const t = useTexts<typeof en>('absence');
  const why = isMissing ? 'missing' : 'noAccess';
  return (
    <EmptyState
      isPage
      icon={IconLock}
      title={t(`person.notShown.${why}`)}
      text={t(`person.notShown.${why}Text`)}
      action={
        <Button component={Link} to="/vacation-and-leave" variant="default">
          {t('person.notShown.back')}
        </Button>
      }
    />
  );
}
