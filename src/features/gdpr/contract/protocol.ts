import { z } from 'zod';
import { Moment } from '#kernel/contract/values.ts';
import { LocalText } from './local-text.ts';
import { TreatmentContent, TreatmentRow, UsedSoftware } from './treatment.ts';

/** A person of the protocol. `hasAccess` is false when they have lost the area since. */
export const ProtocolPerson = z.object({
  companyUserId: z.string(),
  fullName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  hasAccess: z.boolean(),
});
export type ProtocolPerson = z.output<typeof ProtocolPerson>;

/** What a protocol lacks before it could be handed out. */
export const protocolGaps = ['responsible', 'contactPerson', 'dataProtectionOfficer', 'dpoReason', 'treatments', 'drafts'] as const;

export const ProtocolPermissions = z.object({
  /** Responsible people, software, agreements, statements, risks: everything but treatments of others. */
  update: z.boolean(),
  createTreatment: z.boolean(),
  export: z.boolean(),
});

/** The protocol of a company; the newest is never archived. */
export const Protocol = z.object({
  protocolId: z.string(),
  version: z.number(),
  dpoRequired: z.boolean(),
  /** Why no officer is required. */
  dpoReason: LocalText,
  responsible: ProtocolPerson.nullable(),
  contactPerson: ProtocolPerson.nullable(),
  dataProtectionOfficer: ProtocolPerson.nullable(),
  createdDate: Moment,
  updatedDate: Moment,
  updatedBy: z.string().nullable(),
  missing: z.array(z.enum(protocolGaps)),
  dataTreatments: z.array(TreatmentRow),
});
export type Protocol = z.output<typeof Protocol>;

export const archiveReasons = ['people', 'export'] as const;

/** A protocol as it once was, in the list. */
export const ArchivedProtocol = z.object({
  archivedProtocolId: z.string(),
  version: z.number(),
  /** Replaced because people changed, or kept as it was handed out. */
  reason: z.enum(archiveReasons),
  archivedDate: Moment,
  archivedBy: z.string().nullable(),
  treatments: z.number(),
});
export type ArchivedProtocol = z.output<typeof ArchivedProtocol>;

const FrozenPerson = z.object({ fullName: z.string(), email: z.string().nullable(), phone: z.string().nullable() });

/** The whole protocol as it was on a moment; it never changes (gdpr.8). */
export const FrozenProtocol = z.object({
  version: z.number(),
  frozenAt: Moment,
  company: z.object({
    name: z.string(),
    organizationNumber: z.string().nullable(),
    address: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
  }),
  dpoRequired: z.boolean(),
  dpoReason: LocalText,
  responsible: FrozenPerson.nullable(),
  contactPerson: FrozenPerson.nullable(),
  dataProtectionOfficer: FrozenPerson.nullable(),
  treatments: z.array(
    TreatmentContent.extend({ key: z.string(), owner: z.string().nullable(), software: z.array(UsedSoftware), lastEdited: Moment }),
  ),
});
export type FrozenProtocol = z.output<typeof FrozenProtocol>;
