import type { z } from 'zod';
import type { Id, Moment } from './values.ts';

/** What may be told besides ids: numbers and times, so that no message carries names or texts. */
export type WatchedContent = z.ZodObject<Record<string, typeof Id | typeof Moment | z.ZodNumber>>;

/** What the pages that watch a record are told of it at once, so that all show it at the same moment (wire.41). */
export interface WatchedMessage<Content extends WatchedContent = WatchedContent> {
  /** The kind of the record. */
  entity: string;
  content: Content;
}

export function watchedMessage<Content extends WatchedContent>(message: WatchedMessage<Content>): WatchedMessage<Content> {
  return message;
}

/** A watched message with its record, as pages receive it. */
export interface WatchedRecordMessage {
  companyId: number;
  entity: string;
  entityId: string;
  content: unknown;
}
