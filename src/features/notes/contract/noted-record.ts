import { z } from 'zod';
import type { Access } from '#kernel/contract/endpoint.ts';

/** A kind of record with notes: its name in the database, and the path and gate of its calls. Its feature declares it once, for contract and server. */
export interface NotedKind {
  kind: string;
  path: `/${string}`;
  access: Extract<Access, { permission: unknown }>;
}

/** The kinds of records with fixed numbers (notifications.16); any other kind takes the next free one. */
export const notedRecord = { treatment: 0, contract: 1, person: 2 } as const;

/** The record of a note as a notification carries it (notifications.16). People are named from their own record, so `name` is for things only. */
export const NotedRecord = z.object({
  type: z.number().int(),
  properties: z.object({
    treatmentId: z.string().optional(),
    treatmentCompleted: z.boolean().optional(),
    treatmentName: z.object({ no: z.string(), en: z.string() }).optional(),
    contractId: z.string().optional(),
    contractParty: z.string().optional(),
    companyUserId: z.string().optional(),
    fullName: z.string().optional(),
    relatedId: z.string().optional(),
    name: z.string().optional(),
  }),
});
export type NotedRecord = z.output<typeof NotedRecord>;
