import type { NoteEndpoints } from '../contract/endpoints.ts';
import type { ReminderChannel } from '../contract/entities.ts';

/** The record of the notes, and their shared data. */
export interface NotesPlace {
  endpoints: NoteEndpoints;
  relatedId: string;
  /** The available reminder channels. */
  channels: readonly ReminderChannel[];
  /** Tags in use on this record. */
  tags: readonly string[];
}

/** The keys of channels in the texts. */
export const channelNames = { 1: 'inApp', 2: 'email', 3: 'sms' } as const satisfies Record<ReminderChannel, string>;

/** The duration of a note's toasts (notes.8). */
export const toastMilliseconds = 3000;

/** Each tag once, in the case in which it occurs first, sorted. */
export function tagsOf(notes: readonly { tags: readonly string[] }[], locale: string): string[] {
  const first = new Map<string, string>();
  for (const tag of notes.flatMap(({ tags }) => tags)) if (!first.has(tag.toLowerCase())) first.set(tag.toLowerCase(), tag);
  return [...first.values()].toSorted((a, b) => a.localeCompare(b, locale));
}

export function hasTag({ tags }: { tags: readonly string[] }, tag: string): boolean {
  return tags.some((one) => one.toLowerCase() === tag.toLowerCase());
}
