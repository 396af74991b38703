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
import { absenceType, type ShownAbsenceType } from '../contract/kinds.ts';

/** The icon of each type; its colour is in looks.module.css and its word in the texts. */
export const typeIcons: Readonly<Record<ShownAbsenceType, Icon>> = {
  [absenceType.Absence]: IconCalendarOff,
  [absenceType.Vacation]: IconBeach,
  [absenceType.HomeOffice]: IconHome,
  [absenceType.SickLeaveSelfReported]: IconTemperature,
  [absenceType.SickLeaveMedicalReported]: IconStethoscope,
  [absenceType.CareDays]: IconHeartHandshake,
  [absenceType.TimeOff]: IconClockHour4,
  [absenceType.Leave]: IconDoorExit,
  [absenceType.Other]: IconDots,
  [absenceType.OffsiteWork]: IconBriefcase,
};
