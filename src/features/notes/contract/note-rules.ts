import { z } from 'zod';
import { PlainDate } from '#features/people/contract/field-rules.ts';
import { field } from '#kernel/contract/errors.ts';
import { ReminderChannel } from './entities.ts';

/** As many as one can still read in a row, and short enough to stand in a chip. */
export const mostTags = 10;
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

/** What somebody writes in a note. */
export const noteFields = {
  noteText: z
    .string(field('required'))
    .trim()
    .min(1, field('required'))
    .max(longestNote, field('tooLong', { length: longestNote })),
  notificationDate: PlainDate,
  notificationChannels: z.array(ReminderChannel).transform((channels) => [...new Set(channels)].toSorted((a, b) => a - b)),
  /** The same word twice, in capitals or not, is one tag. */
  tags: z
    .array(Tag)
    .max(mostTags, field('tooLarge', { length: mostTags }))
    .transform(withoutRepeats),
};

/** Why a reminder's date cannot be; one that was kept before may stay, however old. */
export function isRefusedDate(
  date: string | null,
  { today, former = null }: { today: string; former?: string | null | undefined },
): boolean {
  return date !== null && date !== former && date < today;
}

function withoutRepeats(tags: readonly string[]): string[] {
  return tags.filter((tag, place) => tags.findIndex((other) => other.toLowerCase() === tag.toLowerCase()) === place);
}
