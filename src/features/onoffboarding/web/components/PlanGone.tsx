import { Button } from '@mantine/core';
import { IconUserCheck } from '@tabler/icons-react';
import { Link } from '#kernel/web/Link.tsx';
import { holds, useUser } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { Read } from '#kernel/web/use-call.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import type { en } from '../../texts/en.ts';

/** Whether there is no plan to show at this address; also one that was shown, when somebody else has deleted it. */
export function isPlanGone(id: string, { error }: Pick<Read<unknown>, 'error'>): boolean {
  return id === '' || (error !== undefined && [400, 403, 404].includes(error.status));
}

/** A plan that is deleted, of another company, or not for this user. */
export function PlanGone() {
  const t = useTexts<typeof en>('onoffboarding');
  const back = useReturnLink();
  const action = (
    <Button component={Link} to={back.to} variant="default">
      {t(back.label)}
    </Button>
  );
  return <EmptyState isPage icon={IconUserCheck} title={t('record.goneTitle')} text={t('record.goneText')} action={action} />;
}

/** Where plans are listed for this user. */
export function useReturnLink() {
  const t = useTexts<typeof en>('onoffboarding');
  const mayEdit = holds(useUser(), 'OnOffBoardingAddAndModify');
  if (mayEdit) return { to: '/on-offboarding', title: t('list.title'), label: 'record.toPlans' } as const;
  return { to: '/on-offboarding/my-tasks', title: t('mine.tasksTitle'), label: 'record.toMine' } as const;
}
