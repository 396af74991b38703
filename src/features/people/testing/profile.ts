import { expect } from 'vitest';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Caller, TestAnswer } from '#testing/caller.ts';
import type { TestCompany, TestServer } from '#testing/server.ts';
import { getCompanyUser, updateCompanyUser } from '../contract/endpoints.ts';
import { addStaff } from './staff.ts';
import type { StaffMember } from './staff.ts';

/** A person with a value in every restricted field. */
export const kari = {
  firstName: 'Kari',
  lastName: 'Ødegård',
  emailAddress: 'kari@fjord.no',
  mobilePhoneNumber: '91234567',
  position: 'Elektriker',
  department: 'Drift',
  team: 'Nord',
  salaryAmount: '650000',
  salaryCurrency: 'NOK',
  notes: 'Ønsker fagbrev',
  socialSecurityNumber: '01819012365',
  salaryAccountNumber: '86011117947',
  allergies: 'Nøtter',
  birthday: '1983-10-07',
  secondaryEmail: 'kari@hjemme.no',
  address: { streetAddress: 'Storgata 1', city: 'Oslo' },
  emergencyContacts: [{ fullName: 'Ola Ødegård', phoneCountryCode: '+47', phone: '91234568', relation: null }],
};

/** Common operations of tests of one person's profile. */
export function profileTools(server: TestServer) {
  const within = <T>({ companyId }: TestCompany, work: (company: Company) => Promise<T>): Promise<T> =>
    server.database.forCompany(companyId, work);
  const look = (who: Caller, id: string, shouldLog?: boolean): Promise<TestAnswer> =>
    who.call(getCompanyUser, { query: { companyUserEncrId: id, shouldLog } });
  return {
    within,
    look,
    /** Adds Kari, with the given fields changed; returns the id. */
    add: async (company: TestCompany, person: Partial<StaffMember> = {}): Promise<string> => {
      const [id = ''] = await within(company, (unit) => addStaff(unit, [{ ...kari, ...person }], server.services.secrets));
      return id;
    },
    /** The person as the caller sees them; fails when they are not visible. */
    seen: async (who: Caller, id: string, shouldLog?: boolean): Promise<Record<string, unknown>> => {
      const answer = await look(who, id, shouldLog);
      expect(answer.status).toBe(200);
      return answer.json['companyUser'] as Record<string, unknown>;
    },
    change: (who: Caller, id: string, fields: object, version = 1): Promise<TestAnswer> =>
      who.call(updateCompanyUser, { body: { id, companyId: who.companyId, version, ...fields } }),
  };
}
