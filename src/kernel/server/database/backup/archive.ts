import { z } from 'zod';

const Migration = z.object({ name: z.string(), checksum: z.string() });
const Key = z.object({ id: z.string(), fingerprint: z.string(), key: z.string().optional() });

/** The head of a part of a backup. Parts come in this order: manifest, tables, files, end. */
export const Head = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('manifest'),
    product: z.literal('samspill'),
    format: z.literal(1),
    madeAt: z.string(),
    migrations: z.array(Migration),
    /** The version of the job queue's own tables, when there are any. */
    queue: z.number().optional(),
    /** Newest first, as they are configured; `key` only when the backup was made with keys. */
    keys: z.array(Key),
  }),
  z.object({ kind: z.literal('table'), schema: z.string(), table: z.string(), columns: z.array(z.string()) }),
  z.object({ kind: z.literal('file'), path: z.string() }),
  z.object({
    kind: z.literal('end'),
    parts: z.number(),
    neededKeys: z.array(z.string()),
    sequences: z.array(z.object({ schema: z.string(), name: z.string(), last: z.string(), called: z.boolean() })),
  }),
]);
export type Head = z.output<typeof Head>;
export type Manifest = Extract<Head, { kind: 'manifest' }>;
export type TableHead = Extract<Head, { kind: 'table' }>;
export type End = Extract<Head, { kind: 'end' }>;

/** The bytes of a SHA-256. */
export const digestBytes = 32;
