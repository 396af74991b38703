import { expect, test } from 'vitest';
import { setRole } from '#features/access-control/contract/endpoints.ts';
import { checkCompanyLimits } from '#features/billing/contract/endpoints.ts';
import type { LimitKey } from '#features/billing/contract/limits.ts';
import { sendContract } from '#features/contracts/testing/given.ts';
import { createDocument } from '#features/employment/contract/endpoints.ts';
import { uploadCompanyFile } from '#features/files/contract/endpoints-company.ts';
import { note } from '#features/files/testing/uploaded.ts';
import { createTreatments } from '#features/gdpr/contract/endpoints-treatments.ts';
import { payroll, protocolOf } from '#features/gdpr/testing/given.ts';
import { createCompanyUser } from '#features/people/contract/endpoints.ts';
import { roleIds } from '#features/rights/contract/role-ids.ts';
import { createSigningRequest } from '#features/signing/contract/endpoints-create.ts';
import { requestOf } from '#features/signing/testing/requests.ts';
import { send, setUpGateway } from '#features/sms/testing/given.ts';
import type { TestAnswer } from '#testing/caller.ts';
import { limitCompany } from '#testing/limit-company.ts';
import { addPeople, openAccessControl } from '#testing/people-of.ts';
import { testServer } from '#testing/server.ts';
import type { TestCompany } from '#testing/server.ts';

const server = await testServer();
const calls = Array.from({ length: 50 }, (_unused, place) => place);

interface Race {
  /** What the company has when the race begins. */
  used: number;
  /** How much each call takes. */
  each: number;
  refusal: string;
  /** Prepares the company; answers the call of each place. */
  begin: (company: TestCompany) => Promise<(place: number) => Promise<TestAnswer>>;
}

const races: Readonly<Record<LimitKey, Race>> = {
  userLimit: {
    used: 1,
    each: 1,
    refusal: 'people.UserLimitReached',
    begin: async ({ admin, companyId }) => {
      return () => admin.call(createCompanyUser, { body: { companyId, firstName: 'Ny', lastName: 'Ansatt' } });
    },
  },
  administratorLimit: {
    used: 1,
    each: 1,
    refusal: 'accesscontrol.MultipleAdminsRequireSubscription',
    begin: async (company) => {
      const { admin } = company;
      await openAccessControl(server, company);
      const ids = await addPeople(
        server,
        company,
        calls.map(() => ({ firstName: 'Ny' })),
      );
      return (place) => admin.call(setRole, { body: { companyUserId: ids[place], roleId: roleIds.systemadmin } });
    },
  },
  employmentContractLimit: {
    used: 0,
    each: 1,
    refusal: 'documents.LimitReached',
    begin: async ({ admin }) => {
      return () => admin.call(createDocument, { body: { templateId: 'permanent', language: 'no', companyUserId: null } });
    },
  },
  contractLimit: {
    used: 0,
    each: 1,
    refusal: 'contracts.LimitReached',
    begin: async ({ admin }) => {
      return (place) => sendContract(admin, { name: `Avtale ${place}` });
    },
  },
  gdprTreatmentLimit: {
    used: 0,
    each: 2,
    refusal: 'gdpr.LimitReached',
    begin: async ({ admin }) => {
      await protocolOf(admin);
      return () => admin.call(createTreatments, { body: { treatments: [payroll, payroll] } });
    },
  },
  storageLimit: {
    used: 0,
    each: 8,
    refusal: 'files.StorageLimitReached',
    begin: async ({ admin }) => {
      return (place) => admin.call(uploadCompanyFile, { body: {}, files: [note(`notat ${String(place).padStart(2, '0')}`)] });
    },
  },
  signatureLimit: {
    used: 0,
    each: 1,
    refusal: 'signing.OutOfSignatures',
    begin: async ({ admin }) => {
      const bodies: Record<string, unknown>[] = [];
      for (const place of calls) bodies.push(await requestOf(server, admin, { name: `Avtale ${place}` }));
      return (place) => admin.call(createSigningRequest, { body: bodies[place] });
    },
  },
  smsLimit: {
    used: 0,
    each: 2,
    refusal: 'sms.MaxAllowedNumberOfSMSReached',
    begin: async ({ admin }) => {
      setUpGateway(server);
      return (place) => send(admin, { recipients: [0, 1].map((other) => ({ phoneNumber: String(91_000_000 + 2 * place + other) })) });
    },
  },
};

test.each(Object.entries(races))('fifty calls at once take what is left of %s, and not one more', async (name, race) => {
  // The keys of the table are those of limits.
  const key = name as LimitKey;
  const company = await server.newCompany();
  const call = await race.begin(company);
  const room = 7;
  // One less than the next would take.
  const limit = race.used + race.each * (room + 1) - 1;
  await limitCompany(server, company, { [key]: limit });
  const answers = await Promise.all(calls.map((place) => call(place)));
  const refused = answers.filter(({ codes }) => codes.length > 0);
  expect(new Set(refused.flatMap(({ codes }) => codes))).toEqual(new Set([race.refusal]));
  expect(answers.length - refused.length).toBe(room);
  const { json } = await company.admin.call(checkCompanyLimits, { body: { limits: [key] } });
  expect(json['limits']).toEqual({ [key]: { limit, used: race.used + race.each * room } });
});
