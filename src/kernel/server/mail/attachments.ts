import { z } from 'zod';
import type { MailAttachment } from '../services.ts';

const Packed = z.array(z.object({ name: z.string(), contentType: z.string(), base64: z.string() }));

/** Files as one text, to be sealed with the mail that they go with. */
export function packAttachments(attachments: readonly MailAttachment[]): string {
  return JSON.stringify(
    attachments.map(({ name, contentType, bytes }) => ({ name, contentType, base64: Buffer.from(bytes).toString('base64') })),
  );
}

export function unpackAttachments(packed: string): MailAttachment[] {
  return Packed.parse(JSON.parse(packed)).map(({ name, contentType, base64 }) => ({
    name,
    contentType,
    bytes: Buffer.from(base64, 'base64'),
  }));
}
