import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { Moment } from '#kernel/contract/values.ts';
import { Integration, Named } from './entities.ts';
import { formOnly } from './form-only.ts';
import { integrating } from './gate.ts';

const secret = z.string().trim().max(1000);

/** Connected, or what somebody must choose before it is: then the same is sent again with the choice. Nothing is kept of a key until it is connected. */
const Connected = z.discriminatedUnion('state', [
  z.object({ state: z.literal('connected'), integration: Integration }),
  z.object({
    state: z.literal('choose'),
    /** The company that the key opens, as the other system names it. */
    companyName: z.string(),
    /** The clients of an accountant among whom one is chosen; empty when there is nothing to choose. */
    clients: z.array(Named),
    /** The departments among which people who are added there get one; empty when there is nothing to choose. */
    departments: z.array(Named),
    /** Whether it has another organisation number than the company here, which must be meant. */
    isOtherCompany: z.boolean(),
  }),
]);
export type ConnectAnswer = z.output<typeof Connected>;

const connecting = { ...integrating, method: 'POST', effect: 'write', answer: Connected } as const;
const createCodes = [
  'integrations.ConnectionAlreadyExists',
  'integrations.InvalidToken',
  'integrations.NoPermission',
  'integrations.ProviderUnavailable',
] as const;
const updateCodes = [
  'integrations.CompanyConnectionNotFound',
  'integrations.CouldNotUpdateConnection',
  'integrations.InvalidToken',
  'integrations.NoPermission',
  'integrations.ProviderUnavailable',
] as const;

const powerOfficeKey = z.object({ clientKey: secret.min(1) });

export const connectPowerOffice = endpoint({
  ...connecting,
  path: '/integrations/poweroffice/create-connection',
  summary: 'Tests a key to PowerOffice Go, and saves it if it works.',
  body: powerOfficeKey,
  errors: createCodes,
});
export const updatePowerOffice = endpoint({
  ...connecting,
  path: '/integrations/poweroffice/update-connection',
  summary: 'Tests a new key to PowerOffice Go. The former one is used until the new one works.',
  body: powerOfficeKey,
  errors: updateCodes,
});

const tripletexKey = z.object({
  employeeToken: secret.default(''),
  /** Absent: that of the installation. */
  consumerToken: secret.optional(),
  /** The client of an accountant. */
  clientId: z
    .string()
    .regex(/^\d{1,20}$/)
    .optional(),
  /** The department of people who are added there and have none of the same name; null for none, absent to be asked. */
  departmentId: z.string().max(100).nullable().optional(),
  userType: z.enum(['NO_ACCESS', 'STANDARD', 'EXTENDED']).default('NO_ACCESS'),
  /** That a company with another organisation number is meant. */
  isOtherCompanyMeant: z.boolean().default(false),
});
const tripletexCodes = [
  'integrations.MissingEmployeeToken',
  'integrations.MissingConsumerToken',
  'integrations.ClientNotFound',
  'integrations.DepartmentNotFound',
] as const;

export const connectTripletex = endpoint({
  ...connecting,
  path: '/integrations/tripletex/create-connection',
  summary: 'Tests a key to Tripletex, and saves it if it works. Returns what to choose first, if anything.',
  body: tripletexKey,
  errors: [...tripletexCodes, ...createCodes],
});
export const updateTripletex = endpoint({
  ...connecting,
  path: '/integrations/tripletex/update-connection',
  summary: 'Tests a new key to Tripletex. The former one is used until the new one works.',
  body: tripletexKey,
  errors: [...tripletexCodes, ...updateCodes],
});

const disconnecting = {
  ...integrating,
  effect: 'write',
  answer: z.object({}),
  errors: ['integrations.CompanyConnectionNotFound', 'integrations.CouldNotDeleteConnection'],
} as const;

export const disconnectPowerOffice = endpoint({
  ...disconnecting,
  method: 'DELETE',
  path: '/integrations/poweroffice/delete-connection',
  summary: 'Disconnects PowerOffice Go and deletes the key. People stay in both systems.',
});
export const disconnectTripletex = endpoint({
  ...disconnecting,
  method: 'DELETE',
  path: '/integrations/tripletex/delete-connection',
  summary: 'Disconnects Tripletex and deletes the key. People stay in both systems.',
});

const unimicro = { provider: z.literal('unimicro') } as const;

export const getAdminEmails = endpoint({
  ...integrating,
  method: 'POST',
  path: '/integrations/unimicro/get-admin-emails',
  summary: 'Lists the masked addresses of the company’s administrators in Uni Micro. A code can be sent to one of them.',
  effect: 'write',
  files: formOnly,
  body: z.object(unimicro),
  answer: z.object({
    companyName: z.string(),
    adminEmails: z.array(
      z.object({
        /** `k•••@firma.no` */
        maskedEmailAddress: z.string(),
        /** Valid for 15 minutes, for the company and account that it was made for. */
        encryptedAdminEmailAddress: z.string(),
      }),
    ),
  }),
  errors: ['integrations.ConnectionAlreadyExists', 'integrations.NoAdministratorFound', 'integrations.ProviderUnavailable'],
});
export const sendOtp = endpoint({
  ...integrating,
  method: 'POST',
  path: '/integrations/unimicro/send-otp',
  summary: 'Sends a code by e-mail to an administrator of the company in Uni Micro.',
  effect: 'write',
  repeats: 'adds',
  files: formOnly,
  body: z.object({ ...unimicro, encryptedAdminEmailAddress: z.string().min(1).max(2000) }),
  answer: z.object({ validUntil: Moment }),
  errors: ['integrations.ConnectionAlreadyExists', 'integrations.AddressExpired', 'integrations.ProviderUnavailable'],
});
export const connectUniMicro = endpoint({
  ...connecting,
  path: '/integrations/unimicro/create-connection',
  summary: 'Connects or reconnects Uni Micro with the code sent by e-mail.',
  files: formOnly,
  body: z.object({ ...unimicro, otp: z.string().regex(/^\d{6}$/) }),
  errors: [
    ...createCodes,
    'integrations.CompanyConnectionNotFound',
    'integrations.CouldNotUpdateConnection',
    'integrations.NoAdministratorFound',
    'authentication.WrongOtp',
    'authentication.OtpExpired',
  ],
});
export const disconnectUniMicro = endpoint({
  ...disconnecting,
  method: 'POST',
  path: '/integrations/unimicro/delete-connection',
  summary: 'Disconnects Uni Micro. People stay in both systems.',
  files: formOnly,
  body: z.object(unimicro),
});
