import { useEffect, useRef } from 'react';
import type { z } from 'zod';
import type { WatchedRecordMessage, WatchedContent, WatchedMessage } from '#kernel/contract/watched.ts';
import { tabCompanyId } from './session.ts';

/** A record that an open page watches, with the pass of its answer (wire.41). */
export interface Watch {
  companyId: number;
  entity: string;
  entityId: string;
  pass: string;
}

/** What the open pages of this tab watch, and what each does when it is told; of the page. */
const watches = new Map<Watch, (content: unknown) => void>();
/** Asks the server on the live connection that is open; of the page. */
let ask: ((watch: Watch) => void) | undefined;

/** Asks for everything that is watched whenever a connection opens, and from then on for what is added. */
export function askForWatches(next: ((watch: Watch) => void) | undefined): void {
  ask = next;
  if (next) for (const watch of watches.keys()) next(watch);
}

/** Passes on what the server told. */
export function notifyWatches({ companyId, entity, entityId, content }: WatchedRecordMessage): void {
  for (const [watch, tell] of watches)
    if (watch.companyId === companyId && watch.entity === entity && watch.entityId === entityId) tell(content);
}

/** Does something as soon as the server tells the pages that watch this record. */
export function useWatched<Content extends WatchedContent>(
  { entity, content }: WatchedMessage<Content>,
  { entityId, pass }: Pick<Watch, 'entityId' | 'pass'>,
  onTold: (content: z.output<Content>) => void,
): void {
  const latest = useRef(onTold);
  useEffect(() => {
    latest.current = onTold;
  });
  useEffect(() => {
    const companyId = tabCompanyId();
    if (companyId === undefined) return;
    const watch = { companyId, entity, entityId, pass };
    watches.set(watch, (message) => latest.current(content.parse(message)));
    ask?.(watch);
    return () => void watches.delete(watch);
  }, [entity, content, entityId, pass]);
}
