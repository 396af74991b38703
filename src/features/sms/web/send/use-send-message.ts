import { useRef } from 'react';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { call } from '#kernel/web/call.ts';
import { notSent } from '#kernel/web/form.ts';
import { useSession } from '#kernel/web/session.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { useQuestion } from '#ui/use-question.ts';
import { previewMessage, sendMessage } from '../../contract/endpoints.ts';
import { readsOfMessages } from '../reads-of-messages.ts';
import { confirmReasons } from './confirm-reasons.ts';
import type { SentMessage } from './use-message-size.ts';

/** What is asked before a message is sent. */
export interface MessageConfirmation extends ReturnType<typeof confirmReasons> {
  recipients: number;
  parts: number;
  at: Date;
  timeZone: string;
}

/** Sends a message, after a question where many get it or people are asleep (sms.12). */
export function useSendMessage() {
  const { write } = useWrite(sendMessage, { changes: readsOfMessages });
  const timeZone = useCompanyTimeZone();
  const { question, ask } = useQuestion<MessageConfirmation>();
  const meant = useRef<string>(undefined);

  async function isConfirmed(body: SentMessage): Promise<boolean> {
    const written = JSON.stringify(body);
    // Sent again after a failure it is not asked about again, so that it keeps its key.
    if (meant.current === written) return true;
    const { preview } = await call(previewMessage, { body });
    const at = body?.sendAt === undefined ? new Date() : new Date(body.sendAt);
    const reasons = confirmReasons({ recipients: preview.reached, at, timeZone });
    // What is refused anyhow is not asked about.
    const isUnusual = (reasons.isMany || reasons.isQuiet) && preview.refusals.length === 0;
    const { reached: recipients, parts } = preview;
    const isYes = !isUnusual || (await ask({ ...reasons, recipients, parts, at, timeZone }));
    if (isYes) meant.current = written;
    return isYes;
  }

  async function send(body: SentMessage, repeatKey: string): Promise<Answer<typeof sendMessage> | typeof notSent> {
    if (!(await isConfirmed(body))) return notSent;
    // Whom it does not reach is said by name.
    return write({ body }, { repeatKey, onWarnings: () => undefined });
  }
  return { send, question };
}

/** The zone by whose clock a message arrives at night. */
export function useCompanyTimeZone(): string {
  return useSession()?.company.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
