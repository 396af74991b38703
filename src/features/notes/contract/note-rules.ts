import { z } from 'zod';
import { PlainDate } from '#features/people/contract/field-rules.ts';
import { field } from '#kernel/contract/errors.ts';
import { ReminderChannel } from './entities.ts';

/** Few enough to read in a row, and short enough for a chip. */
export const maxTags = 10;
export const longestTag = 30;
export const longestNote = 4000;

const Tag = z
  .string()
  .transform((text) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim())
  .pipe(
    z
      .string()
      .min(1, field('required'))
      .max(longestTag, field('tooLong', { length: longestTag })),
  );

/** The input of a note. */
export const noteFields = {
  noteText: z
    .string(field('required'))
    .trim()
    .min(1, field('required'))
    .max(longestNote, field('tooLong', { length: longestNote })),
  notificationDate: PlainDate,
  notificationChannels: z.array(ReminderChannel).transform((channels) => [...new Set(channels)].toSorted((a, b) => a - b)),
  /** Tags that differ only in case are duplicates. */
  tags: z
    .array(Tag)
    .max(maxTags, field('tooLarge', { length: maxTags }))
    .transform(withoutRepeats),
};

/** Why a reminder's date is refused; a stored date may stay, however old. */
export function isRefusedDate(
  date: string | null,
  { today, former = null }: { today: string; former?: string | null | undefined },
): boolean {
  return date !== null && date !== former && date < today;
}

function withoutRepeats(tags: readonly string[]): string[] {
  return tags.filter((tag, place) => tags.findIndex((other) => other.toLowerCase() === tag.toLowerCase()) === place);
}
