import {
  IconBeach,
  IconBriefcase,
  IconCalendarOff,
  IconClockHour4,
  IconDoorExit,
  IconDots,
  IconHeartHandshake,
  IconHome,
  IconStethoscope,
  IconTemperature,
} from '@tabler/icons-react';
import type { Icon } from '#kernel/web/entry.ts';
import type { ShownAbsenceType } from '../contract/kinds.ts';

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
