import type { LiveChange, LiveMessage } from './message.ts';
import { merged } from './message.ts';

/** Somebody of a company who listens. */
export interface Listener {
  connectionId: string;
  companyUserId: string;
}

/**
 * What several messages of one company say to each listener, as text to send: one for nearly all, which is made once, and others for those
 * who made a change themselves or are addressed by name. Undefined for whom there is nothing.
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
