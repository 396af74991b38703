import { IconCircleCheck, IconCircleDashed, IconPlayerPlay, IconRotateClockwise } from '@tabler/icons-react';
import { useTexts } from '#kernel/web/texts.ts';
import { StatusBadge, type Tone } from '#ui/StatusBadge.tsx';
import type { PlanRow } from '../../contract/plan.ts';
import type { en } from '../../texts/en.ts';

const looks = {
  draft: { tone: 'still', icon: IconCircleDashed },
  published: { tone: 'note', icon: IconPlayerPlay },
  completed: { tone: 'good', icon: IconCircleCheck },
  reopened: { tone: 'warn', icon: IconRotateClockwise },
} as const satisfies Record<PlanRow['status'], { tone: Tone; icon: typeof IconPlayerPlay }>;

/** The status of a plan. */
export function PlanStatusBadge({ plan: { status } }: { plan: Pick<PlanRow, 'status'> }) {
  const t = useTexts<typeof en>('onoffboarding');
  return <StatusBadge {...looks[status]}>{t(`words.statuses.${status}`)}</StatusBadge>;
}
