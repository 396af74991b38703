import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconEqual,
  IconLoader2,
  IconLock,
  IconPencil,
  IconPlayerSkipForward,
  IconPlus,
} from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import type { StatusBadge } from '#ui/StatusBadge.tsx';
import type { ListedSync, SyncRow } from '../../contract/entities.ts';

type Mark = Pick<ComponentProps<typeof StatusBadge>, 'tone' | 'icon'>;

/** The colour and icon of what became of a person. */
export const outcomeMarks: Record<SyncRow['fate'], Mark> = {
  waiting: { tone: 'still', icon: IconClock },
  added: { tone: 'good', icon: IconPlus },
  updated: { tone: 'good', icon: IconPencil },
  unchanged: { tone: 'still', icon: IconEqual },
  skipped: { tone: 'warn', icon: IconPlayerSkipForward },
  failed: { tone: 'bad', icon: IconCircleX },
  undone: { tone: 'still', icon: IconArrowBackUp },
  kept: { tone: 'warn', icon: IconLock },
};

/** Those of the state of a sync. */
export const syncMarks: Record<ListedSync['state'], Mark> = {
  running: { tone: 'note', icon: IconLoader2 },
  done: { tone: 'good', icon: IconCircleCheck },
  partly: { tone: 'warn', icon: IconAlertTriangle },
  failed: { tone: 'bad', icon: IconCircleX },
  undone: { tone: 'still', icon: IconArrowBackUp },
};
