import type { Cell } from '#kernel/server/sheets/rules/cell.ts';
import type { SheetFile } from '#kernel/server/sheets/rules/read-sheet.ts';
import { indexNamed } from '#kernel/server/sheets/rules/find-named.ts';
import type { ContractCircumstances, ExistingContract, NamedPerson, PlannedContract } from '../server/rules/import/existing-contract.ts';
import { planContracts } from '../server/rules/import/plan-contracts.ts';
import { readContracts, type ContractList } from '../server/rules/import/read-contracts.ts';

export const today = '2026-11-23';
type Row = readonly Cell[];

/** Rows read as a sheet of a list of contracts. */
export function tableOf(...rows: readonly Row[]): ContractList {
  const sheet = { name: 'Ark1', rows: rows.map((cells, index) => ({ number: index + 1, cells: [...cells] })) };
  return readContracts(
    { kind: 'xlsx', sheets: [sheet], epoch1904: false },
    { mapping: new Map(), order: undefined, interval: undefined, today },
  );
}

const person = (id: string, firstName: string, lastName: string, rest: Partial<NamedPerson> = {}): NamedPerson => ({
  companyUserId: id,
  firstName,
  lastName,
  fullName: `${firstName} ${lastName}`,
  isPossible: true,
  ...rest,
});
const people = [
  person('kari', 'Kari', 'Hansen'),
  person('ola', 'Ola', 'Moe', { emailAddress: 'ola@firma.no', employeeNumber: '12' }),
  person('siri', 'Siri', 'Uten', { isPossible: false }),
  person('anne', 'Anne', 'Lie'),
  person('anne2', 'Anne', 'Lie'),
];

interface PlanCase {
  existing?: readonly ExistingContract[];
  skip?: ReadonlySet<number>;
  categories?: readonly string[];
}

/** The plan of importing these rows; the first argument may say what the company has. */
export async function planOf(...given: readonly [PlanCase, ...Row[]] | readonly Row[]): Promise<PlannedContract[]> {
  const [first, ...rest] = given;
  const isGiven = first !== undefined && !Array.isArray(first);
  // Told apart by the line above.
  const { existing = [], skip = new Set(), categories = [] } = (isGiven ? first : {}) as PlanCase;
  const rows = (isGiven ? rest : given) as readonly Row[];
  return planContracts(tableOf(...rows).rows, existing, circumstancesOf({ skip, categories }));
}

/** A whole file, read and planned into an empty register. */
export async function planFile(file: SheetFile): Promise<{ list: ContractList; plan: PlannedContract[] }> {
  const list = readContracts(file, { mapping: new Map(), order: undefined, interval: undefined, today });
  return { list, plan: await planContracts(list.rows, [], circumstancesOf({ skip: new Set(), categories: [] })) };
}

function circumstancesOf({ skip, categories }: Required<Omit<PlanCase, 'existing'>>): ContractCircumstances {
  let number = 0;
  return {
    day: { today, isFree: () => false, movesToWorkingDay: true },
    people: indexNamed(people, (one) => one),
    namesOfPeople: new Map(people.map(({ companyUserId, fullName }) => [companyUserId, fullName])),
    responsible: 'kari',
    parties: [{ partyId: 'equinor', registryId: '923609016', name: 'Equinor ASA' }],
    categories,
    skip,
    newId: () => `new ${(number += 1)}`,
  };
}

/** Each row's fate with the first reason. */
export function actionsOf(plan: readonly PlannedContract[]): string[] {
  return plan.map(({ fate, reasons: [reason] }) => [fate, reason?.code, reason?.field, reason?.fieldCode].filter((word) => word).join(' '));
}

/** A lease that is there already. */
export function existingLease(contractId = 'lease'): ExistingContract {
  return {
    contractId,
    version: 1,
    isKept: true,
    content: {
      party: 'Fjordgata Eiendom AS',
      partyId: null,
      name: 'Leie av kontor',
      category: 'Leie',
      responsibleId: 'ola',
      signedBy: null,
      status: 1,
      typeId: 1,
      currency: 'NOK',
      value: '25000.00',
      interval: 1,
      startDate: '2024-01-01',
      endDate: '2026-12-31',
      renewalInterval: { number: 12, unit: 'month' },
      noticePeriod: { number: 3, unit: 'month' },
      terminatedOn: null,
      hasNotification: true,
      trafficLight: null,
      contactInformation: [],
      parentContractId: null,
    },
  };
}
