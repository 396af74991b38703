import { randomBytes } from 'node:crypto';
import * as asn1 from 'asn1js';
import * as pkijs from 'pkijs';

const sha256 = '2.16.840.1.101.3.4.2.1';
const patience = 15_000;
/** Tokens are a few kilobytes. */
const maxBytes = 256 * 1024;
/** Granted, or granted with modifications (RFC 3161, 2.4.2). */
const granted: ReadonlySet<number> = new Set([0, 1]);

/** No time-stamp server answered as it should. */
export class NoTimeStamp extends Error {
  override name = 'NoTimeStamp';
}

/** Asks the servers in their order for a time-stamp of a SHA-256, until one gives it. A file is never sealed with less because they are silent. */
export async function askForTimeStamp(servers: readonly string[], digest: Uint8Array): Promise<Buffer> {
  const faults: string[] = [];
  for (const server of servers) {
    try {
      return await ask(server, digest);
    } catch (error) {
      faults.push(`${new URL(server).host}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  throw new NoTimeStamp(`No time-stamp server gave a time-stamp (${faults.join('; ')})`);
}

async function ask(server: string, digest: Uint8Array): Promise<Buffer> {
  // The first byte keeps the number positive.
  const nonce = Buffer.concat([Buffer.from([1]), randomBytes(15)]);
  const request = new pkijs.TimeStampReq({
    version: 1,
    messageImprint: new pkijs.MessageImprint({
      hashAlgorithm: new pkijs.AlgorithmIdentifier({ algorithmId: sha256 }),
      hashedMessage: new asn1.OctetString({ valueHex: digest }),
    }),
    nonce: new asn1.Integer({ valueHex: nonce }),
    certReq: true,
  });
  const answer = await fetch(server, {
    method: 'POST',
    headers: { 'content-type': 'application/timestamp-query' },
    body: Buffer.from(request.toSchema().toBER()),
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  });
  if (!answer.ok) throw new Error(`it answered ${answer.status}`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (bytes.length > maxBytes) throw new Error('its answer is too long');
  return tokenIn(bytes, { digest, nonce });
}

function tokenIn(bytes: Buffer, { digest, nonce }: { digest: Uint8Array; nonce: Uint8Array }): Buffer {
  const { status, timeStampToken } = pkijs.TimeStampResp.fromBER(new Uint8Array(bytes));
  if (!granted.has(status.status) || !timeStampToken) throw new Error(`it refused with status ${status.status}`);
  const { encapContentInfo } = new pkijs.SignedData({ schema: timeStampToken.content });
  const content = encapContentInfo.eContent?.getValue();
  if (!content) throw new Error('its token is empty');
  const info = pkijs.TSTInfo.fromBER(content);
  const stamped = Buffer.from(info.messageImprint.hashedMessage.valueBlock.valueHexView);
  if (!stamped.equals(digest)) throw new Error('its token is of something else');
  const same = info.nonce && Buffer.from(info.nonce.valueBlock.valueHexView).equals(nonce);
  if (!same) throw new Error('its token answers another request');
  return Buffer.from(timeStampToken.toSchema().toBER());
}
