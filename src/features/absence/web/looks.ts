import {
  IconArrowsLeftRight,
  IconBeach,
  IconBriefcase,
  IconCalendarOff,
  IconCircleCheck,
  IconCircleX,
  IconClockHour4,
  IconDots,
  IconDoorExit,
  IconHeartHandshake,
  IconHome,
  IconHourglass,
  IconStethoscope,
  IconTemperature,
  IconTrash,
} from '@tabler/icons-react';
import type { Icon } from '#kernel/web/entry.ts';
import type { Tone } from '#ui/StatusBadge.tsx';
import type { AbsenceStatus, ShownAbsenceType } from '../contract/kinds.ts';

/** The one picture of each type; its colour is in looks.module.css and its word in the texts. */
export const typeIcons: Readonly<Record<ShownAbsenceType, Icon>> = {
  [-1]: IconCalendarOff,
  1: IconBeach,
  2: IconHome,
  3: IconTemperature,
  4: IconStethoscope,
  5: IconHeartHandshake,
  6: IconClockHour4,
  7: IconDoorExit,
  8: IconDots,
  9: IconBriefcase,
};

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
