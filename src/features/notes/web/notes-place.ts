import type { NoteEndpoints } from '../contract/endpoints.ts';
import type { ReminderChannel } from '../contract/entities.ts';

/** The record whose notes are shown, and what holds for all of them. */
export interface NotesPlace {
  endpoints: NoteEndpoints;
  relatedId: string;
  /** The ways to be reminded that are offered. */
  channels: readonly ReminderChannel[];
  /** Tags in use on this record. */
  tags: readonly string[];
}

/** Names of channels as the texts have them. */
export const channelNames = { 1: 'inApp', 2: 'email', 3: 'sms' } as const satisfies Record<ReminderChannel, string>;

/** How long a note's toasts stay (notes.8). */
export const toastMilliseconds = 3000;

/** Each tag once, in whichever case it was written first, by the alphabet. */
export function tagsOf(notes: readonly { tags: readonly string[] }[], locale: string): string[] {
  const first = new Map<string, string>();
  for (const tag of notes.flatMap(({ tags }) => tags)) if (!first.has(tag.toLowerCase())) first.set(tag.toLowerCase(), tag);
  return [...first.values()].toSorted((a, b) => a.localeCompare(b, locale));
}

export function hasTag({ tags }: { tags: readonly string[] }, tag: string): boolean {
  return tags.some((one) => one.toLowerCase() === tag.toLowerCase());
}
