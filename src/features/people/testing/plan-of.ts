import { roleKeys } from '#kernel/contract/permissions.ts';
import type { ImportField, ImportRemark } from '../contract/entities-import.ts';
import type { ExistingPerson, PlanCircumstances } from '../server/rules/import/existing-person.ts';
import type { Plan } from '../server/rules/import/plan.ts';
import { planList, type PlannedList } from '../server/rules/import/plan-list.ts';
import { readList } from '../server/rules/import/read-list.ts';
import { readSheet } from '#kernel/server/sheets/rules/read-sheet.ts';

const today = '2026-11-21';

type PlanOptions = Partial<Omit<PlanCircumstances, 'choices'>> & Partial<PlanCircumstances['choices']>;

/** The plan for a list given as CSV text, in a company with these people. */
export async function planOf(csv: string, people: readonly ExistingPerson[] = [], options: PlanOptions = {}): Promise<Plan> {
  return (await planListOf(csv, people, { options })).plan;
}

/** The same with the columns, which the user may have assigned. */
export async function planListOf(
  csv: string,
  people: readonly ExistingPerson[] = [],
  { options = {}, mapping = new Map() }: { options?: PlanOptions; mapping?: ReadonlyMap<number, ImportField | null> } = {},
): Promise<PlannedList> {
  const file = await readSheet(Buffer.from(csv));
  if ('fault' in file) throw new Error(file.fault);
  const list = readList(file, { mapping, order: undefined, today });
  let made = 0;
  const { skip = new Set<number>(), create = new Set<number>(), leaveOutInvalid = false, ...rest } = options;
  const choices = { skip, create, leaveOutInvalid };
  return planList(list, people, {
    today,
    allowSynthetic: true,
    importedBy: 'me',
    grantableRoles: new Set(roleKeys),
    newId: () => `new-${++made}`,
    ...rest,
    choices,
  });
}

/** An existing person at version 3. */
export const person = (id: string, values: ExistingPerson['values'], rest: Partial<ExistingPerson> = {}): ExistingPerson => ({
  id,
  version: 3,
  state: 'active',
  isExternal: false,
  hasAccount: true,
  role: 'employee',
  reportingToCompanyUserId: null,
  emergencyContacts: [],
  ...rest,
  values: { role: rest.role ?? 'employee', ...values },
});
export const kari = person('kari', {
  firstName: 'Kari',
  lastName: 'Hansen',
  emailAddress: 'kari@firma.no',
  employeeNumber: '12',
  birthday: '1983-07-10',
  department: 'Salg',
});
export const ola = person('ola', { firstName: 'Ola', lastName: 'Moe', employeeNumber: '0013', birthday: '1990-01-02' });
export const fates = ({ rows }: Plan) => rows.map(({ fate }) => fate);
const codes = (remarks: readonly ImportRemark[]) =>
  remarks.map(({ code, field, fieldCode }) => [code, field, fieldCode].filter(Boolean).join(' '));
/** The codes of all remarks of each row, with the field and rule they name. */
export const told = ({ rows }: Plan, part: 'reasons' | 'warnings') => rows.map((row) => codes(row[part]).join(', '));
