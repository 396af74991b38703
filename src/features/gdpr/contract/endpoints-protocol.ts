import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { mediaTypes } from '#kernel/contract/media-types.ts';
import { seeCodes, viewGate } from './gates.ts';
import { languages, longestText } from './kinds.ts';
import { localText } from './local-text.ts';
import { ArchivedProtocol, FrozenProtocol, Protocol, ProtocolPermissions, ProtocolPerson } from './protocol.ts';

const person = z.uuid(field('select')).nullable();
const people = {
  dpoRequired: z.boolean(),
  dpoReason: localText(longestText),
  responsible: person,
  contactPerson: person,
  dataProtectionOfficer: person,
};
const peopleCodes = [...seeCodes, 'gdpr.MustBeAdmin', 'gdpr.CouldNotFindUser', 'gdpr.NewOwnerMissingPermissions'] as const;

export const getProtocol = endpoint({
  ...viewGate,
  method: 'GET',
  path: '/gdpr/protocol/get-by-company-with-treatments-list',
  summary:
    'Returns the record of processing activities (protocol) with the activities the caller may see, and what is missing; null before it is created.',
  effect: 'read',
  answer: z.object({
    protocol: Protocol.nullable(),
    /** Whether somebody with full access has read the welcome. */
    isWelcomed: z.boolean(),
    /** How many treatments the company has and may have; null without a limit. */
    limit: z.object({ used: z.number(), limit: z.number().nullable() }),
    permissions: ProtocolPermissions,
  }),
  errors: seeCodes,
});

export const createProtocol = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/gdpr/protocol/create',
  summary: 'Creates the company’s record of processing activities, with or without responsible people.',
  effect: 'write',
  body: z.object(people).partial().default({}),
  answer: z.object({ protocol: Protocol }),
  errors: [...peopleCodes, 'gdpr.ExistingProtocol'],
});

export const updateProtocol = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/gdpr/protocol/update',
  summary:
    'Changes the responsible people. The former record is archived, and statements and risks are marked for review. Absent = unchanged.',
  effect: 'write',
  body: z
    .object({ ...people, protocolId: z.uuid(field('required')) })
    .partial({
      dpoRequired: true,
      dpoReason: true,
      responsible: true,
      contactPerson: true,
      dataProtectionOfficer: true,
    })
    .extend({ version: z.number().int().positive().optional() }),
  answer: z.object({ protocol: Protocol }),
  errors: [...peopleCodes, 'gdpr.NotExistingProtocol', 'gdpr.ProtocolNotUpdated', 'gdpr.ProtocolUnmodified'],
});

export const acknowledgeWelcome = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/gdpr/protocol/acknowledge-gdpr-welcome-screen',
  summary: 'Confirms the welcome, which is shown once in each company.',
  effect: 'write',
  body: z.object({}).default({}),
  answer: z.object({}),
  errors: [...seeCodes, 'gdpr.MustBeAdmin'],
});

export const getGdprPeople = endpoint({
  ...viewGate,
  method: 'GET',
  path: '/gdpr/protocol/get-people',
  summary:
    'Lists by name the active people with access to GDPR, who can be owners or responsible; with full access, also all active people, for actions and requests.',
  effect: 'read',
  answer: z.object({
    people: z.array(ProtocolPerson),
    staff: z.array(z.object({ companyUserId: z.string(), fullName: z.string(), position: z.string().nullable() })),
  }),
  errors: seeCodes,
});

export const getArchivedProtocols = endpoint({
  ...viewGate,
  method: 'GET',
  path: '/gdpr/protocol/get-archived',
  summary: 'Lists the archived records, newest first.',
  effect: 'read',
  answer: z.object({ protocols: z.array(ArchivedProtocol) }),
  errors: seeCodes,
});

export const getArchivedProtocol = endpoint({
  ...viewGate,
  method: 'GET',
  path: '/gdpr/protocol/get-archived-by-id',
  summary: 'Returns one archived record as it was.',
  effect: 'read',
  query: z.object({ archivedProtocolId: z.uuid(field('required')) }),
  answer: z.object({ archived: ArchivedProtocol, protocol: FrozenProtocol }),
  errors: seeCodes,
});

export const exportProtocol = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/gdpr/protocol/export',
  queue: 'exports',
  summary: 'Exports the whole record in the order of Article 30 as PDF or xlsx, for the authority. The exported version is archived.',
  effect: 'write',
  body: z.object({ format: z.enum(['pdf', 'xlsx'], field('select')), language: z.enum(languages).default('no') }),
  answer: { file: [mediaTypes.pdf, mediaTypes.xlsx] },
  errors: [...seeCodes, 'gdpr.MustBeAdmin', 'gdpr.NotExistingProtocol'],
});
