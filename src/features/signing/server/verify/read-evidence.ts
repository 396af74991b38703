import { createHash } from 'node:crypto';
import { z } from 'zod';
import { signingMethods } from '../../contract/kinds.ts';
import { brokenEvent, canonicalJson } from '../rules/event-chain.ts';
import type { PdfReader } from './pdf-reader.ts';
import type { PdfDict } from './pdf-values.ts';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const moment = z.iso.datetime();

/** What is read of the evidence in a sealed file; later versions of the product may write more. */
const Evidence = z.object({
  format: z.literal('samspill-signing'),
  code: z.string(),
  sealedAt: moment,
  level: z.enum(['B-B', 'B-LTA']),
  name: z.string(),
  method: z.enum(signingMethods),
  timeZone: z.string(),
  document: z.object({ sha256 }),
  people: z.array(z.object({ name: z.string(), signedAt: moment })),
  events: z.array(
    z.object({
      number: z.number(),
      at: z.string(),
      kind: z.string(),
      recipient: z.string().nullable(),
      facts: z.record(z.string(), z.unknown()),
      previous: z.string(),
      hash: z.string(),
      personal: z.record(z.string(), z.unknown()).nullable(),
      salt: z.string().nullable(),
    }),
  ),
  head: sha256,
});
export type ReadEvidence = z.output<typeof Evidence>;

const deepest = 64;

/** The evidence on the last page of a document; undefined when there is none that can be read. */
export function readEvidence(reader: PdfReader): ReadEvidence | undefined {
  const data = reader.dict(reader.dict(lastPage(reader)?.get('PieceInfo'))?.get('Samspill'));
  const written = reader.content(data?.get('Private'));
  if (!written) return undefined;
  try {
    const result = Evidence.safeParse(JSON.parse(written.toString('utf8')));
    return result.success ? result.data : undefined;
  } catch {
    return undefined;
  }
}

function lastPage(reader: PdfReader): PdfDict | undefined {
  let node = reader.dict(reader.catalog.get('Pages'));
  for (let depth = 0; depth < deepest; depth += 1) {
    const last = reader.array(node?.get('Kids')).at(-1);
    if (last === undefined) return node;
    node = reader.dict(last);
  }
  return undefined;
}

/** Whether the log in the evidence is whole: each line follows from the one before, up to the head that was printed, and names are as they were written. */
export function isLogWhole({ events, head }: Pick<ReadEvidence, 'events' | 'head'>): boolean {
  if (brokenEvent(events) !== undefined || events.at(-1)?.hash !== head) return false;
  return events.every(
    ({ facts, personal, salt }) => personal === null || salt === null || facts['personalDigest'] === digestOf(personal, salt),
  );
}

function digestOf(personal: Record<string, unknown>, salt: string): string {
  return createHash('sha256')
    .update(`${salt}.${canonicalJson(personal)}`)
    .digest('hex');
}
