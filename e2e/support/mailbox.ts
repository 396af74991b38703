import { expect } from 'vitest';
import type { Place } from './product.ts';

/** The mails to an address, the newest first, as the demo's outbox shows them. */
async function mailsTo({ address }: Place, email: string): Promise<string[]> {
  const outbox = await (await fetch(`${address}/outbox`)).text();
  return outbox.split('<article>').filter((mail) => mail.includes(email));
}

/** What the newest mail to an address that has it says in the group of the pattern, once it has come. */
export async function mailed(place: Place, email: string, pattern: RegExp): Promise<string> {
  const found = async () => (await mailsTo(place, email)).flatMap((mail) => pattern.exec(mail)?.[1] ?? [])[0];
  await expect.poll(found, { message: `a mail to ${email} with ${String(pattern)}` }).toBeDefined();
  return (await found()) ?? '';
}
