import type { Example, Examples, World } from '#testing/examples.ts';
import type { TestCompany } from '#testing/server.ts';
import * as endpoints from '../contract/endpoints-balance.ts';
import type { VacationTransfer } from '../contract/entities-balance.ts';
import type { absence } from '../contract/index.ts';
import { addPeople, addPerson } from '#testing/people-of.ts';
import { openAbsence } from './opened.ts';

/** More people, for counting statements. */
export const growPeople = async ({ server, company }: World, count: number) => {
  await addPeople(
    server,
    company,
    Array.from({ length: count }, () => ({})),
  );
};

/** A new person in a company that uses the calendar. */
async function somebody({ server }: World, company: TestCompany): Promise<string> {
  await openAbsence(company.admin);
  return addPerson(server, company);
}

/** A request about one person, whose id is the field `name`. */
export function about(name: 'companyUserId' | 'encCompanyUserId', rest: object, part: 'query' | 'body' = 'body'): Example {
  return {
    input: async (world) => ({ [part]: { [name]: await somebody(world, world.company), ...rest } }),
    foreign: async (world, other) => {
      await openAbsence(world.admin);
      return { [part]: { [name]: await somebody(world, other.company), ...rest } };
    },
    grow: growPeople,
  };
}

/** A transfer requested by an employee of a company. */
async function asked(company: TestCompany): Promise<{ body: object }> {
  await openAbsence(company.admin);
  const employee = await company.person('employee');
  const body = { encCompanyUserId: employee.companyUserId, fromYear: 2026, daysToTransfer: 3 };
  const transfer = (await employee.call(endpoints.transferVacationDays, { body })).json['transfer'] as VacationTransfer;
  return { body: { vacationDaysTransferRequestEncrId: transfer.vacationDaysTransferRequestEncrId } };
}
/** A transfer that an administrator has just declined. */
async function declined(company: TestCompany): Promise<{ body: object }> {
  const example = await asked(company);
  await company.admin.call(endpoints.rejectVacationDaysTransfer, example);
  return example;
}
const deciding: Example = {
  input: (world) => asked(world.company),
  foreign: async ({ admin }, other) => {
    await openAbsence(admin);
    return asked(other.company);
  },
  grow: growPeople,
};

/** Examples of balances. */
export const balanceExamples = {
  getCompanyUserVacationDaysOverview: about('encCompanyUserId', { year: 2026 }),
  ledger: about('companyUserId', {}, 'query'),
  updateCompanyUserAvailableVacationDays: about('companyUserId', { availableAbsenceDays: 30, year: 2026 }),
  correctBalance: about('companyUserId', { year: 2026, days: 1, reason: 'Worked on a Sunday' }),
  setCareDays: about('companyUserId', { year: 2026, days: 20 }),
  transferVacationDays: about('encCompanyUserId', { fromYear: 2026, daysToTransfer: 3 }),
  approveVacationDaysTransfer: deciding,
  rejectVacationDaysTransfer: deciding,
  undoTransferDecision: {
    input: (world) => declined(world.company),
    foreign: async ({ admin }, other) => {
      await openAbsence(admin);
      return declined(other.company);
    },
    grow: growPeople,
  },
} satisfies Partial<Examples<typeof absence>>;
