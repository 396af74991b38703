import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconBan,
  IconCircleCheck,
  IconCircleX,
  IconEqual,
  IconLock,
  IconMinus,
  IconPencil,
  IconPlus,
} from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import type { StatusBadge } from '#ui/StatusBadge.tsx';
import type { ImportAction, ImportOutcome } from '#kernel/contract/imports.ts';

type Mark = Pick<ComponentProps<typeof StatusBadge>, 'tone' | 'icon'>;

/** The colour and icon of each action, used everywhere. */
export const actionMarks: Record<ImportAction, Mark> = {
  create: { tone: 'good', icon: IconPlus },
  update: { tone: 'note', icon: IconPencil },
  unchanged: { tone: 'still', icon: IconEqual },
  skip: { tone: 'still', icon: IconMinus },
  refuse: { tone: 'bad', icon: IconBan },
};
export const warnedMark: Mark = { tone: 'warn', icon: IconAlertTriangle };

export const outcomeMarks: Record<ImportOutcome, Mark> = {
  written: { tone: 'good', icon: IconCircleCheck },
  failed: { tone: 'bad', icon: IconCircleX },
  undone: { tone: 'still', icon: IconArrowBackUp },
  kept: { tone: 'warn', icon: IconLock },
};
