import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';
import { reminderChannel, ReminderChannel, type Note } from '../contract/entities.ts';
import { isRefusedDate, noteFields } from '../contract/note-rules.ts';

/** The form values of a note; channels are texts, as checkbox values are. */
export type NoteValues = {
  noteText: string;
  tags: string[];
  notificationDate: string | null;
  notificationChannels: string[];
};

const { sms } = reminderChannel;

export const noteNames = ['noteText', 'tags', 'notificationDate', 'notificationChannels'] as const;
export type NoteName = (typeof noteNames)[number];

/** By default a reminder uses all channels except SMS. Without a date the channels do not matter. */
export function valuesOf(note: Note | undefined, channels: readonly number[]): NoteValues {
  const chosen = note?.notificationDate
    ? note.notificationChannels.filter((channel) => channels.includes(channel))
    : channels.filter((channel) => channel !== sms);
  return {
    noteText: note?.noteText ?? '',
    tags: [...(note?.tags ?? [])],
    notificationDate: note?.notificationDate ?? '',
    notificationChannels: chosen.map(String),
  };
}

/** The contract's rules, and those that depend on the day. */
export function noteSchema(day: string, former: string | null | undefined): z.ZodType<unknown, NoteValues> {
  return z
    .object({
      noteText: noteFields.noteText,
      tags: noteFields.tags,
      notificationDate: noteFields.notificationDate,
      notificationChannels: z.array(z.string()),
    })
    .superRefine(({ notificationDate, notificationChannels }, context) => {
      if (isRefusedDate(notificationDate, { today: day, former }))
        context.addIssue({ code: 'custom', path: ['notificationDate'], message: field('dateInPast') });
      if (notificationDate && notificationChannels.length === 0)
        context.addIssue({ code: 'custom', path: ['notificationChannels'], message: field('select') });
    });
}

/** The request's fields; channels that the form does not offer stay unchanged. */
export function sentValues(values: NoteValues, otherChannels: readonly number[]) {
  const { noteText, tags, notificationDate } = values;
  const channels = [...otherChannels, ...values.notificationChannels.map(Number)].map((channel) => ReminderChannel.parse(channel));
  return { noteText, tags, notificationDate: notificationDate || null, notificationChannels: notificationDate ? channels : [] };
}

/** The fields in which two forms differ; without a date the channels do not matter. */
export function differingNames(one: NoteValues, other: NoteValues): NoteName[] {
  return noteNames.filter((name) => text(one, name) !== text(other, name));
}

function text(values: NoteValues, name: NoteName): string {
  return name === 'notificationChannels' && !values.notificationDate ? '' : JSON.stringify(values[name]);
}
