import { getCompanyUser } from '#features/people/contract/endpoints.ts';
import { addStaff, type StaffMember } from '#features/people/testing/staff.ts';
import type { TestCompany, TestServer } from '#testing/server.ts';
import type { Comparison, Sync } from '../contract/entities.ts';
import { separatePeople } from '../contract/endpoints-match.ts';
import { comparisonOf, connectSystem } from './connected-company.ts';
import type { InMemoryProvider } from './in-memory-provider.ts';

export const kari = { firstName: 'Kari', lastName: 'Hansen', employeeNumber: '17', emailAddress: 'kari@firma.no' };
export const ola = { firstName: 'Ola', lastName: 'Moe', employeeNumber: '18', emailAddress: 'ola@firma.no' };

/** What tests of a sync do. */
export function syncTools(server: TestServer, tripletex: InMemoryProvider) {
  /** A company with some people that is connected to a system without any. */
  async function connected(...staff: StaffMember[]): Promise<TestCompany & { ids: string[] }> {
    tripletex.people.length = 0;
    tripletex.fault = () => undefined;
    const company = await server.newCompany();
    await connectSystem(server, company, 'tripletex');
    const ids = await server.database.forCompany(company.companyId, (unit) => addStaff(unit, staff, server.services.secrets));
    return { ...company, ids };
  }

  async function personOf({ admin }: TestCompany, id: string | null | undefined): Promise<Record<string, unknown>> {
    const { json } = await admin.call(getCompanyUser, { query: { companyUserEncrId: id ?? '', shouldLog: true } });
    // The tests say which fields they expect.
    return json['companyUser'] as Record<string, unknown>;
  }

  /** Says of all possible matches that they are different people, and answers what is kept then. */
  async function keptApart(company: TestCompany): Promise<Comparison> {
    const { comparisonId, onlyExternal, onlySamspill } = await comparisonOf(server, company);
    const pairs = [
      ...onlyExternal.flatMap(({ externalId, candidates }) => candidates.map(({ companyUserId }) => ({ companyUserId, externalId }))),
      ...onlySamspill.flatMap(({ companyUserId, candidates }) => candidates.map(({ externalId }) => ({ companyUserId, externalId }))),
    ];
    await company.admin.call(separatePeople, { body: { provider: 'tripletex', comparisonId, pairs } });
    return comparisonOf(server, company);
  }

  return { connected, personOf, keptApart };
}

/** Chooses everybody in a comparison but the founder. */
export const everybody = ({ onlyExternal, onlySamspill, both, comparisonId }: Comparison, company: Pick<TestCompany, 'admin'>) => ({
  comparisonId,
  addToSamspillExternalIds: onlyExternal.map(({ externalId }) => externalId),
  addToExternalCompanyUserIds: onlySamspill.flatMap(({ companyUserId: id }) => (id === company.admin.companyUserId ? [] : [id])),
  crossSyncCompanyUserIds: both.map(({ companyUserId }) => companyUserId),
});

/** The result for each person, in a line each. */
export const outcomesOf = ({ rows }: Sync): string[] =>
  rows.map(({ action, fullName, fate, reason }) => [action, fullName, fate, ...(reason ? [reason] : [])].join(' '));
