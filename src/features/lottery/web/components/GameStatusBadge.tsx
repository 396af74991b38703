import { IconCheck, IconPlayerPlay, IconSparkles, IconTicket } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useTexts } from '#kernel/web/texts.ts';
import { StatusBadge, type Tone } from '#ui/StatusBadge.tsx';
import type { GameStatus } from '../../contract/rules/game-status.ts';
import type { en } from '../../texts/en.ts';

const looks: Readonly<Record<GameStatus, { tone: Tone; icon: ComponentProps<typeof StatusBadge>['icon'] }>> = {
  new: { tone: 'note', icon: IconSparkles },
  running: { tone: 'good', icon: IconTicket },
  drawing: { tone: 'warn', icon: IconPlayerPlay },
  finished: { tone: 'still', icon: IconCheck },
};

/** How far a lottery is. */
export function GameStatusBadge({ status }: { status: GameStatus }) {
  const t = useTexts<typeof en>('lottery');
  return <StatusBadge {...looks[status]}>{t(`status.${status}`)}</StatusBadge>;
}
