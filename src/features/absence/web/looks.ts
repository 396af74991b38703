import { IconArrowsLeftRight, IconCircleCheck, IconCircleX, IconDots, IconHourglass, IconTrash } from '@tabler/icons-react';
import type { Icon } from '#kernel/web/entry.ts';
import type { Tone } from '#ui/StatusBadge.tsx';
import type { AbsenceStatus } from '../contract/kinds.ts';

/** The one colour and picture of each status. */
export const statusLooks: Readonly<Record<AbsenceStatus, { tone: Tone; icon: Icon }>> = {
  0: { tone: 'still', icon: IconDots },
  1: { tone: 'warn', icon: IconHourglass },
  2: { tone: 'good', icon: IconCircleCheck },
  3: { tone: 'bad', icon: IconCircleX },
  4: { tone: 'warn', icon: IconHourglass },
  5: { tone: 'still', icon: IconTrash },
  6: { tone: 'good', icon: IconCircleCheck },
  7: { tone: 'still', icon: IconTrash },
  8: { tone: 'warn', icon: IconHourglass },
  9: { tone: 'good', icon: IconCircleCheck },
  10: { tone: 'good', icon: IconCircleCheck },
  11: { tone: 'warn', icon: IconHourglass },
  12: { tone: 'good', icon: IconCircleCheck },
};

/** That of a transfer of days. */
export const transferLooks = {
  1: { tone: 'warn', icon: IconHourglass },
  2: { tone: 'good', icon: IconArrowsLeftRight },
  3: { tone: 'bad', icon: IconCircleX },
} as const satisfies Record<number, { tone: Tone; icon: Icon }>;
