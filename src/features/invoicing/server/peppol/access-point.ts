import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { DeliveryRefusal } from '#kernel/server/delivery-attempts.ts';
import { neverReached, retryAfterOf } from '#kernel/server/other-server.ts';
import { billingProcess, documentTypeOf, participantOf, participantScheme } from './names.ts';

/** An EHF that is to be sent. `key` is the same however often it is handed over. */
export interface Outgoing {
  key: string;
  number: number;
  kind: 'invoice' | 'creditNote';
  sender: string;
  receiver: string;
  xml: Uint8Array;
}

/** Whoever sends in the network for the seller: what it calls the message, or why it did not take it. */
export type AccessPoint = (outgoing: Outgoing) => Promise<{ messageId: string } | DeliveryRefusal>;

const patience = 30_000;
const Taken = z.object({ messageId: z.string().min(1).max(200) });

/** An access point that speaks the interface of docs/access-point.md. */
export function httpAccessPoint({ url, token }: { url: string; token: string }): AccessPoint {
  return async ({ key, kind, sender, receiver, xml }) => {
    try {
      const response = await fetch(`${url}/documents/${key}`, {
        method: 'PUT',
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/xml',
          'peppol-sender': `${participantScheme}::${participantOf(sender)}`,
          'peppol-receiver': `${participantScheme}::${participantOf(receiver)}`,
          'peppol-document-type': documentTypeOf(kind),
          'peppol-process': `cenbii-procid-ubl::${billingProcess}`,
        },
        body: Buffer.from(xml),
      });
      return await answerOf(response);
    } catch (error) {
      return { reason: reasonOf(error), isPermanent: false, isUncertain: !neverReached(error) };
    }
  };
}

async function answerOf(response: Response): Promise<{ messageId: string } | DeliveryRefusal> {
  const body = await response.text();
  if (response.ok) return Taken.parse(JSON.parse(body));
  const { status } = response;
  const wait = retryAfterOf(response.headers);
  // What is wrong with this document stays wrong; a wrong key, too often and a fault of the server do not.
  const isPermanent = status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status);
  const reason = `${status} ${body.slice(0, 300)}`.trim();
  return { reason, isPermanent, isUncertain: false, ...(wait !== undefined && { waitSeconds: wait }) };
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Without an access point, each EHF is put into a folder, from where the operator sends it. Under its last name it is there as a whole. */
export function folderAccessPoint(folder: string): AccessPoint {
  return async ({ key, number, receiver, xml }) => {
    await mkdir(folder, { recursive: true });
    const name = `${number}-${receiver}.xml`;
    const partial = join(folder, `.${key}.part`);
    await writeFile(partial, xml);
    await rename(partial, join(folder, name));
    return { messageId: name };
  };
}
