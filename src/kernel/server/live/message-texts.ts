import type { LiveChange, LiveMessage } from './message.ts';
import { merged } from './message.ts';

/** A connected user of a company. */
export interface Listener {
  connectionId: string;
  companyUserId: string;
}

/**
 * The text that announces several messages of one company to a connection: a common text for nearly all, which is built once, and others for
 * connections that made one of the changes or are addressed individually. Undefined when there is nothing to announce.
 */
export function messageTextsFor(
  messages: readonly LiveMessage[],
  textOf: (changes: readonly LiveChange[]) => string,
): (listener: Listener) => string | undefined {
  const open = messages.filter(({ to }) => !to);
  const senders = new Set(messages.map(({ by }) => by));
  const recipients = new Set(messages.flatMap(({ to }) => to ?? []));
  const usual = textOrNothing(open, textOf);
  return ({ connectionId, companyUserId }) => {
    if (!senders.has(connectionId) && !recipients.has(companyUserId)) return usual;
    const concerning = messages.filter(({ by, to }) => by !== connectionId && (!to || to.includes(companyUserId)));
    return textOrNothing(concerning, textOf);
  };
}

function textOrNothing(messages: readonly LiveMessage[], textOf: (changes: readonly LiveChange[]) => string): string | undefined {
  return messages.length === 0 ? undefined : textOf(merged(messages.flatMap(({ changes }) => changes)));
}
