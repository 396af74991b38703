import ical, { ICalEventBusyStatus, ICalEventClass, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { absencePortion, absenceType, confidentialTypes, nameIn, requestedStatuses, workingTypes } from '../../contract/kinds.ts';
import type { ShownAbsenceType } from '../../contract/kinds.ts';
import { en } from '../../texts/en.ts';
import { no } from '../../texts/no.ts';
import type { SpanRow } from '../company-calendar/store-calendar.ts';
import { allDay } from '#kernel/server/calendar-file.ts';

/** A span with the details that the feed's owner may see. */
export interface Entry extends Omit<SpanRow, 'type' | 'counted'> {
  type: ShownAbsenceType;
  /** The person; null in the owner's own feed. */
  fullName: string | null;
  /** The place of the span among those of its absence, from 1; the same in every version. */
  ordinal: number;
  /** How often the absence has changed, and when it last did. */
  sequence: number;
  changedAt: Date;
}

interface Feed {
  name: string;
  language: 'no' | 'en';
}

/** A feed by RFC 5545: one all-day event per span, ending on the following day. */
export function calendarText(entries: readonly Entry[], { name, language }: Feed): string {
  const calendar = ical({
    name,
    prodId: { company: 'Samspill', product: 'Absence', language: language === 'no' ? 'NO' : 'EN' },
    ttl: 3600,
  });
  for (const entry of entries) {
    const isRequested = requestedStatuses.includes(entry.status);
    const works = workingTypes.includes(entry.type);
    calendar.createEvent({
      // The identity stays when the dates change (RFC 5545, 3.8.4.7), and the sequence tells calendars that they did.
      id: `${entry.absenceId}-${entry.ordinal}@samspill`,
      sequence: entry.sequence,
      ...allDay(entry.startDate, entry.endDate),
      stamp: entry.changedAt,
      summary: summaryOf(entry, language),
      class: confidentialTypes.includes(entry.type) ? ICalEventClass.CONFIDENTIAL : ICalEventClass.PRIVATE,
      status: isRequested ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
      transparency: works ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
      busystatus: works ? ICalEventBusyStatus.FREE : ICalEventBusyStatus.OOF,
    });
  }
  return calendar.toString();
}

function summaryOf({ fullName, type, status, absencePortion: part }: Entry, language: 'no' | 'en'): string {
  const { types, portions, output } = language === 'no' ? no : en;
  const notes = [
    ...(part === absencePortion.FullDay ? [] : [portions[nameIn(absencePortion, part)].toLowerCase()]),
    ...(requestedStatuses.includes(status) ? [output.requested] : []),
  ];
  const what = type === absenceType.Absence ? output.away : types[nameIn(absenceType, type)];
  const whole = notes.length > 0 ? `${what} (${notes.join(', ')})` : what;
  return fullName === null ? whole : `${fullName}: ${whole}`;
}
