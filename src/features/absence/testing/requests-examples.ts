import type { ExampleInput } from '#testing/caller.ts';
import type { Example, Examples, World } from '#testing/examples.ts';
import type { Caller } from '#testing/caller.ts';
import { approveAbsenceRequest, updateAbsence } from '../contract/endpoints-requests.ts';
import type { absence } from '../contract/index.ts';
import { pendingColumns, respondedColumns } from '../contract/rules/request-columns.ts';
import { openAbsence } from './opened.ts';
import { ask, asked } from './requests.ts';

const days = { absenceType: 1, startDate: '2027-02-01', endDate: '2027-02-03' };

/** An employee of a company with an open calendar. */
async function employeeOf({ company, admin }: World): Promise<Caller> {
  await openAbsence(admin);
  return company.person('employee', { reportsTo: admin.companyUserId ?? '' });
}

/** A request pending for the admin. */
async function waiting(world: World): Promise<string> {
  return (await asked(await employeeOf(world), days)).absenceId;
}

/** A pending change. */
async function changing(world: World): Promise<string> {
  const employee = await employeeOf(world);
  const { absenceId } = await asked(employee, days);
  await world.admin.call(approveAbsenceRequest, { body: { absenceId } });
  await employee.call(updateAbsence, { body: { ...days, absenceId, endDate: '2027-02-04' } });
  return absenceId;
}

async function approved(world: World): Promise<string> {
  const absenceId = await waiting(world);
  await world.admin.call(approveAbsenceRequest, { body: { absenceId } });
  return absenceId;
}

async function addedForAll({ admin }: World): Promise<string> {
  await openAbsence(admin);
  const { json } = await ask(admin, { ...days, addToAll: true });
  return String(json['batchId']);
}

type Named = (absenceId: string) => ExampleInput;
const about = (made: (world: World) => Promise<string>, input: Named) => ({
  input: async (world: World) => input(await made(world)),
  foreign: async (world: World, other: World) => {
    await openAbsence(world.admin);
    return input(await made(other));
  },
});
const inBody =
  (rest: object = {}): Named =>
  (absenceId) => ({ body: { absenceId, ...rest } });

/** Requests of this many people, for comparing statement counts. */
async function grow({ company, admin }: World, count: number): Promise<void> {
  await openAbsence(admin);
  for (let number = 0; number < count; number += 1)
    await asked(await company.person('employee', { reportsTo: admin.companyUserId ?? '' }), days);
}

const openedThen =
  (input: ExampleInput = {}) =>
  async ({ admin }: World) => {
    await openAbsence(admin);
    return input;
  };

const personal = (input: (companyUserId: string | undefined) => ExampleInput): Example => ({
  input: async ({ admin }) => {
    await openAbsence(admin);
    return input(admin.companyUserId);
  },
  foreign: async ({ admin }, other) => {
    await openAbsence(admin);
    return input(other.admin.companyUserId);
  },
});

const shown = (columns: readonly string[], ...rows: string[]) => ({ rows, columns: [...columns], format: 'csv' });

/** Examples of requests and decisions. */
export const requestsExamples = {
  calculateVacationDays: { ...personal((companyUserId) => ({ body: { ...days, companyUserId } })), grow },
  addAbsence: personal((companyUserId) => ({ body: { ...days, companyUserId } })),
  previewAddToAll: { input: openedThen({ body: { ...days, addToAll: true } }), grow },
  updateAbsence: about(waiting, inBody({ ...days, endDate: '2027-02-04' })),
  deleteAbsence: about(waiting, inBody()),
  cancelAbsenceUpdate: about(changing, inBody()),
  approveAbsenceRequest: about(waiting, inBody({ comment: 'God tur' })),
  declineAbsenceRequest: about(waiting, inBody()),
  decideMany: about(waiting, (absenceId) => ({ body: { absenceIds: [absenceId], decision: 'approve' } })),
  undoDecision: about(approved, inBody()),
  undoAddToAll: {
    input: async (world: World) => ({ body: { batchId: await addedForAll(world) } }),
    foreign: async (world: World, other: World) => {
      await openAbsence(world.admin);
      return { body: { batchId: await addedForAll(other) } };
    },
  },
  getAbsence: about(waiting, (absenceId) => ({ query: { absenceId } })),
  getAbsenceHistoryByAbsenceId: about(waiting, (encAbsenceId) => ({ query: { encAbsenceId } })),
  getCompanyUserAbsencesByYear: personal((companyUserId) => ({ query: { companyUserId, year: 2027 } })),
  getPendingRequestCount: { input: openedThen(), grow },
  getPendingRequestsByYear: { input: openedThen(), grow },
  exportPendingRequests: { ...about(waiting, (absenceId) => ({ body: { ...shown(pendingColumns, absenceId), year: 2027 } })), grow },
  exportRespondedRequests: about(approved, (absenceId) => ({ body: { ...shown(respondedColumns, absenceId), year: 2027 } })),
  getRespondedRequestsByYear: { input: openedThen({ query: { year: 2027 } }) },
} satisfies Partial<Examples<typeof absence>>;
