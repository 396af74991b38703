import { IconCircleCheck, IconCircleDashed, IconMail } from '@tabler/icons-react';
import { useTexts } from '#kernel/web/texts.ts';
import { StatusBadge } from '#ui/StatusBadge.tsx';
import type { AccessUser } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';

const signs = {
  hasAccess: { tone: 'good', icon: IconCircleCheck },
  invited: { tone: 'note', icon: IconMail },
  none: { tone: 'still', icon: IconCircleDashed },
} as const;

/** Whether a person can sign in. */
export function AccessState({ user: { userAccess } }: { user: AccessUser }) {
  const t = useTexts<typeof en>('access-control');
  const { tone, icon } = signs[userAccess];
  return (
    <StatusBadge tone={tone} icon={icon}>
      {t(`users.access.${userAccess}`)}
    </StatusBadge>
  );
}
