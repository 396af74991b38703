import { randomBytes } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import { digestOf, newSecret } from '#kernel/server/session/cookies.ts';
import { asAdministrator } from './pgbench.ts';
import type { Server } from './product.ts';

/** A document of ten pages whose weight lies in a stream, as in a picture. */
export async function documentOf(pages: number, megabytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  for (let number = 1; number <= pages; number += 1) document.addPage().drawText(`Side ${number}`);
  document.context.register(document.context.stream(randomBytes(megabytes * 1024 * 1024)));
  return new Uint8Array(await document.save({ useObjectStreams: false }));
}

interface SealingContext {
  product: Server;
  dataDir: string;
  headers: Record<string, string>;
}

/** Seconds from the last signature until a request is completed: signature page, seal, verification, rows and mails, in the product's own process. */
export async function sealingSeconds(asking: SealingContext, megabytes: number): Promise<number> {
  const { product, dataDir, headers } = asking;
  const form = new FormData();
  form.append('kind', 'document');
  form.append('file', new Blob([await documentOf(10, megabytes)]), 'avtale.pdf');
  const { file } = await answerOf<{ file: { fileId: string } }>(`${product.address}/api/signing/upload-file`, {
    method: 'POST',
    headers,
    body: form,
  });
  const request = {
    signingRequestFileId: file.fileId,
    name: 'Avtale',
    recipients: [{ name: 'Ola Nordmann', email: 'ola.nordmann@example.com' }],
    signingMethod: 'link',
    dueDate: null,
  };
  const json = { ...headers, 'content-type': 'application/json' };
  const sent = await answerOf<Sent>(`${product.address}/api/signing/create-signing-request`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(request),
  });
  const { signingRequestId: id, recipients } = sent.signingRequest;
  const secret = newSecret();
  await asAdministrator(
    dataDir,
    'samspill',
    `insert into secret (company_id, kind, target, digest) values (1, 'signing', '${recipients[0]?.recipientId}', '${digestOf(secret)}')`,
  );
  const own = `${product.address}/api/signing/recipient`;
  const { invitation } = await answerOf<Read>(`${own}/get?secret=${secret}`);
  const document = await fetch(`${own}/get-file/avtale.pdf?secret=${secret}&fileId=${invitation.document.fileId}`);
  await document.arrayBuffer();
  const body = JSON.stringify({ secret, consent: invitation.consent, signature: { kind: 'typed', name: 'Ola Nordmann' } });
  const started = performance.now();
  await answerOf(`${own}/sign`, { method: 'POST', headers: { 'content-type': 'application/json', origin: product.address }, body });
  const address = `${product.address}/api/signing/get-signing-request?signingRequestId=${id}`;
  while ((await answerOf<Sent>(address, { headers })).signingRequest.status !== 'Completed') await new Promise((go) => setTimeout(go, 50));
  return (performance.now() - started) / 1000;
}

interface Sent {
  signingRequest: { signingRequestId: string; status: string; recipients: { recipientId: string }[] };
}

interface Read {
  invitation: { document: { fileId: string }; consent: unknown };
}

async function answerOf<Answer>(address: string, init?: RequestInit): Promise<Answer> {
  const answer = await fetch(address, init);
  if (!answer.ok) throw new Error(`${address} was refused: ${await answer.text()}`);
  // Typed by the contract of the answer.
  return (await answer.json()) as Answer;
}
