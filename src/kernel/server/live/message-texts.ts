import type { RoleKey } from '#kernel/contract/permissions.ts';
import type { KindFor } from './audience.ts';
import type { LiveChange, LiveMessage } from './message.ts';
import { merged } from './message.ts';

/** A connected user of a company. */
export interface Listener {
  connectionId: string;
  companyUserId: string;
  role: RoleKey;
}

/**
 * The text that announces several messages of one company to a connection: a common text for each role, which is built once, and others for the
 * pages of those who made one of the changes or are addressed individually. Undefined when there is nothing to announce.
 */
export function messageTextsFor(
  messages: readonly LiveMessage[],
  { kindFor, textOf }: { kindFor: KindFor; textOf: (changes: readonly LiveChange[]) => string },
): (listener: Listener) => string | undefined {
  const open = messages.filter(({ to }) => !to);
  const senders = new Set(messages.map(({ by }) => by));
  const named = new Set(
    messages.flatMap(({ author, to = [], changes }) => [...to, author ?? [], changes.map(({ except }) => except ?? [])].flat(2)),
  );
  const usual = new Map<RoleKey, string | undefined>();
  const textTo = (role: RoleKey, visible: readonly LiveMessage[], companyUserId?: string) => {
    const changes = visible.flatMap((message) => changesFor(message, { role, companyUserId, kindFor }));
    return changes.length === 0 ? undefined : textOf(merged(changes));
  };
  return ({ connectionId, companyUserId, role }) => {
    if (senders.has(connectionId) || named.has(companyUserId)) {
      const concerning = messages.filter(({ by, to }) => by !== connectionId && (!to || to.includes(companyUserId)));
      return textTo(role, concerning, companyUserId);
    }
    if (!usual.has(role)) usual.set(role, textTo(role, open));
    return usual.get(role);
  };
}

/** What a listener is told of a message: all that is addressed to them or that they changed themselves, otherwise the kinds of their role. */
function changesFor(
  { changes, author, to }: LiveMessage,
  { role, companyUserId, kindFor }: { role: RoleKey; companyUserId: string | undefined; kindFor: KindFor },
): LiveChange[] {
  if (to || (author !== undefined && author === companyUserId)) return changes.map(({ entity, entityId }) => ({ entity, entityId }));
  return changes.flatMap(({ entity, entityId, except }) => {
    const kind = except !== undefined && except === companyUserId ? undefined : kindFor(role, entity);
    return kind === undefined ? [] : [{ entity: kind, entityId }];
  });
}
