import type { z } from 'zod';
import type { WatchedContent, WatchedMessage } from '#kernel/contract/watched.ts';
import { notify } from '../database/notify.ts';
import type { Company } from '../database/unit.ts';
import { watchChannel } from './message.ts';

/** Tells the pages that watch a record, once the transaction commits (wire.41). */
export function publishToWatchers<Content extends WatchedContent>(
  company: Company,
  { entity, content }: WatchedMessage<Content>,
  { entityId, ...message }: z.input<Content> & { entityId: string },
): void {
  notify(company, watchChannel, JSON.stringify({ companyId: company.id, entity, entityId, content: content.parse(message) }));
}
