import { externalRoles } from '#kernel/contract/permissions.ts';
import { countActions } from '#kernel/server/sheets/rules/count-actions.ts';
import type { ImportRemark } from '../../../contract/entities-import.ts';
import { changesOf, contactChanges, contactsWith } from './changes.ts';
import type { ExistingPerson, PlanCircumstances } from './existing-person.ts';
import { findManager, indexManagers, type Candidate } from './find-manager.ts';
import { indexPeople, nameOf } from './find-person.ts';
import { hasLeft, validateRow, type ValidatedRow } from './validate-row.ts';
import { refuseDuplicates } from './refuse-duplicates.ts';
import { refuseRoles } from './refuse-roles.ts';
import { circlesIn } from './reporting-lines.ts';
import type { Change, Plan, PlannedRow } from './plan.ts';
import type { Values } from './read-cell.ts';
import type { RowRead } from './read-cell.ts';
import { plannedSeat, seatsAdded, sumOfSeats } from '../seats.ts';
import type { Seats } from '../seats.ts';

/** A validated row whose person is known. */
interface ResolvedRow extends ValidatedRow {
  id: string;
  managerId: string | undefined;
  isLeaver: boolean;
}

/** Decides the fate of every row. The plan contains everything that the import will write, so the import does exactly what the preview showed. */
export function planImport(rows: readonly RowRead[], people: readonly ExistingPerson[], circumstances: PlanCircumstances): Plan {
  const index = indexPeople(people);
  const validated = refuseRoles(refuseDuplicates(rows.map((row) => validateRow(row, index, circumstances))), people);
  const settled = validated.map((row): ResolvedRow => {
    const isLeaver = !row.person && row.verdict === 'import' && hasLeft(row.values, circumstances);
    return { ...row, id: row.person?.id ?? circumstances.newId(), managerId: undefined, isLeaver };
  });
  const withManagers = placeManagers(settled, people);
  const names = new Map([
    ...people.map((person) => [person.id, nameOf(person)] as const),
    ...settled.filter(({ person }) => !person).map((row) => [row.id, nameOf(row)] as const),
  ]);
  const planned = withManagers.map((row) => plannedRow(row, names));
  const leavers = planned.filter(({ isLeaver }) => isLeaver).length;
  return { rows: planned, counts: countActions(planned), leavers, seats: sumOfSeats(settled.map(seatsOfRow)) };
}

function seatsOfRow({ verdict, person, values, isLeaver }: ResolvedRow): Seats {
  if (verdict !== 'import') return { users: 0, administrators: 0 };
  return seatsAdded(person, plannedSeat({ person, values, isLeaver }));
}

function placeManagers(rows: readonly ResolvedRow[], people: readonly ExistingPerson[]): ResolvedRow[] {
  const managers = indexManagers(candidatesOf(rows, people));
  const found = rows.map((row) => withManager(row, managers));
  const stored = new Map(
    people.flatMap(({ id, reportingToCompanyUserId }) => (reportingToCompanyUserId ? [[id, reportingToCompanyUserId] as const] : [])),
  );
  const lines = found.flatMap(({ id, managerId }) => (managerId ? [{ person: id, manager: managerId }] : []));
  const circles = circlesIn(lines, stored);
  return found.map((row) => (circles.has(row.id) ? withoutManager(row, 'managerCircle') : row));
}

function candidatesOf(rows: readonly ResolvedRow[], people: readonly ExistingPerson[]): Candidate[] {
  const changed = new Map(rows.filter(({ person, verdict }) => person && verdict === 'import').map((row) => [row.id, row]));
  const there = people.map(({ id, values, isExternal, state }): Candidate => {
    const row = changed.get(id);
    return {
      id,
      values: { ...values, ...row?.values },
      isExternal: row ? isExternalRow(row) : isExternal,
      isInactive: state === 'inactive',
      isLeftOut: false,
    };
  });
  const fresh = rows
    .filter(({ person, values }) => !person && values.firstName !== undefined)
    .map((row): Candidate => ({
      id: row.id,
      values: row.values,
      isExternal: isExternalRow(row),
      isInactive: row.isLeaver,
      isLeftOut: row.verdict !== 'import',
    }));
  return [...there, ...fresh];
}

function withManager(row: ResolvedRow, managers: ReturnType<typeof indexManagers>): ResolvedRow {
  const named = row.values.reportingTo;
  if (row.verdict !== 'import' || named === undefined) return row;
  if (isExternalRow(row)) return withoutManager(row, 'externalHasNoManager');
  const found = findManager(String(named), managers);
  if ('warning' in found) return { ...row, warnings: [...row.warnings, found.warning] };
  return found.id === row.id ? withoutManager(row, 'managerIsSelf') : { ...row, managerId: found.id };
}

function withoutManager(row: ResolvedRow, code: ImportRemark['code']): ResolvedRow {
  const params = { value: String(row.values.reportingTo ?? '') };
  return { ...row, managerId: undefined, warnings: [...row.warnings, { code, field: 'reportingTo', params }] };
}

function isExternalRow({ values, person }: ValidatedRow): boolean {
  return values.role === undefined ? (person?.isExternal ?? false) : externalRoleNames.has(String(values.role));
}
const externalRoleNames: ReadonlySet<string> = new Set(externalRoles);

/** Pay without a currency is in NOK, as everywhere in the product (people.24). */
function withCurrency(values: Values, person: ExistingPerson | undefined): Values {
  const missing = values.salaryAmount !== undefined && values.salaryCurrency === undefined && !person?.values.salaryCurrency;
  return missing ? { ...values, salaryCurrency: 'NOK' } : values;
}

function plannedRow(row: ResolvedRow, names: ReadonlyMap<string, string>): PlannedRow {
  const { person, contact, managerId } = row;
  const base = {
    number: row.number,
    version: person?.version,
    isLeaver: row.isLeaver,
    name: nameOf(row) || (person ? nameOf(person) : ''),
    reasons: row.reasons,
    warnings: row.warnings,
  };
  if (row.verdict !== 'import') {
    return {
      ...base,
      fate: row.verdict,
      companyUserId: person?.id,
      changes: [],
      values: row.values,
      emergencyContacts: undefined,
      reportingToCompanyUserId: undefined,
    };
  }
  const there = person?.emergencyContacts ?? [];
  const contacts = contact ? contactChanges(contact, there) : [];
  const moves = managerId !== undefined && managerId !== person?.reportingToCompanyUserId;
  const manager: Change[] = moves
    ? [{ field: 'reportingTo', before: names.get(person?.reportingToCompanyUserId ?? '') ?? null, after: names.get(managerId) ?? null }]
    : [];
  const plain = changesOf(withCurrency(row.values, person), person);
  const changes = [...plain, ...manager, ...contacts];
  const fate = person ? (changes.length > 0 ? ('update' as const) : ('unchanged' as const)) : ('create' as const);
  return {
    ...base,
    fate,
    companyUserId: row.id,
    changes,
    values: Object.fromEntries(plain.map(({ field, after }) => [field, after])),
    emergencyContacts: contact && contacts.length > 0 ? contactsWith(contact, there) : undefined,
    reportingToCompanyUserId: moves ? managerId : undefined,
  };
}
