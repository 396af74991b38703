import { z } from 'zod';
import { Comment } from '../contract/entities.ts';
import { commentLength } from '../contract/kinds.ts';

/** A comment as a form holds it; what is wrong with it is said by the contract's own rule (absence.47). */
export const TypedComment = z.string().superRefine((text, context) => {
  for (const { message } of Comment.safeParse(text).error?.issues ?? []) context.addIssue({ code: 'custom', message });
});

/** From how many characters on a comment shows how long it is. */
const countsFrom = 400;

/** How long a comment is, counted as the server does, and whether that is worth saying. */
export function countComment(text: string): { length: number; kind: 'short' | 'near' | 'tooLong' } {
  const { length } = text.trim();
  if (length > commentLength) return { length, kind: 'tooLong' };
  return { length, kind: length < countsFrom ? 'short' : 'near' };
}
