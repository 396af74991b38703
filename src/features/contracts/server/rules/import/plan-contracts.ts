import type { Interval } from '#kernel/contract/deadlines.ts';
import { forEachYielding } from '#kernel/server/for-each-yielding.ts';
import { contractImportFields, type ContractImportChange, type ContractImportField } from '../../../contract/entities-import.ts';
import { findDeadline } from '../../../contract/rules/deadline.ts';
import type { ContractContent } from '../../store-contract.ts';
import type { ContractCircumstances, ExistingContract, PlannedContract } from './existing-contract.ts';
import { indexContracts, validateContract, type ContractIndex, type ValidatedContract } from './validate-contract.ts';
import type { ContractRowRead } from './read-contracts.ts';

/** Decides the fate of every row. The plan contains everything that the import will write, so the import does exactly what the preview showed. */
export async function planContracts(
  rows: readonly ContractRowRead[],
  existing: readonly ExistingContract[],
  circumstances: ContractCircumstances,
): Promise<PlannedContract[]> {
  const index = indexContracts(existing, circumstances);
  const first = new Map<string, number>();
  const planned: PlannedContract[] = [];
  for await (const row of forEachYielding(rows)) {
    const validated = validateContract(row, index, circumstances);
    planned.push(plannedRow(withoutDuplicate(validated, first), index, circumstances));
  }
  return planned;
}

/** Refuses a row about the same contract as an earlier one. */
function withoutDuplicate(row: ValidatedContract, first: Map<string, number>): ValidatedContract {
  if (row.key === undefined) return row;
  const twin = first.get(row.key);
  if (twin === undefined) {
    first.set(row.key, row.number);
    return row;
  }
  return { ...row, verdict: 'refuse', reasons: [{ code: 'duplicateInFile', params: { row: twin } }] };
}

function plannedRow(row: ValidatedContract, index: ContractIndex, circumstances: ContractCircumstances): PlannedContract {
  const { number, party, name, existing, content, newParty, note, reasons, warnings } = row;
  const base = { number, party, name, version: existing?.version, contractId: existing?.contractId, reasons, warnings };
  if (row.verdict !== 'import' || !content)
    return {
      ...base,
      fate: row.verdict === 'skip' ? 'skip' : 'refuse',
      changes: [],
      content: undefined,
      newParty: undefined,
      note: undefined,
      deadline: null,
    };
  const after = shown(content, { number: newParty ?? numberOf(content, index), note, circumstances });
  const before = existing && shown(existing.content, { number: numberOf(existing.content, index), note: undefined, circumstances });
  // Two people may have one name.
  const isHandedOver = existing !== undefined && existing.content.responsibleId !== content.responsibleId;
  const changes = contractImportFields.flatMap((field): ContractImportChange[] => {
    const [was, becomes] = [before?.[field] ?? null, after[field] ?? null];
    const isSame = was === becomes && !(field === 'responsible' && isHandedOver);
    return isSame ? [] : [{ field, before: was, after: becomes }];
  });
  const { why: _why, ...deadline } = findDeadline(content, circumstances.day);
  const isPast = deadline.state === 'expired' && !existing;
  return {
    ...base,
    fate: existing ? (changes.length > 0 ? 'update' : 'unchanged') : 'create',
    contractId: existing?.contractId ?? circumstances.newId(),
    changes,
    content,
    newParty,
    note,
    deadline,
    warnings: isPast ? [...warnings, { code: 'endPassed', field: 'endDate' }] : warnings,
  };
}

type Shown = Partial<Record<ContractImportField, string | number | null>>;

interface Showing {
  number: string | undefined;
  note: string | undefined;
  circumstances: ContractCircumstances;
}

/** A contract in the form of a row. */
function shown(content: ContractContent, { number, note, circumstances }: Showing): Shown {
  const { party, name, category, responsibleId, signedBy, status, typeId, startDate, endDate, value, currency, interval } = content;
  const contact = content.contactInformation;
  const all = (texts: (string | null)[]) => texts.filter((one) => one !== null).join(', ') || null;
  return {
    party,
    registryId: number ?? null,
    name,
    category,
    responsible: responsibleId === null ? null : (circumstances.namesOfPeople.get(responsibleId) ?? null),
    signedBy,
    status,
    typeId,
    startDate,
    endDate,
    renewalInterval: lengthText(content.renewalInterval),
    noticePeriod: lengthText(content.noticePeriod),
    value: value === null ? null : String(Number(value)),
    currency: value === null ? null : currency,
    interval: value === null ? null : interval,
    contactName: all(contact.map((one) => one.name)),
    contactEmail: all(contact.map((one) => one.email)),
    contactPhone: all(contact.map((one) => one.phone && `${one.phoneCountryCode} ${one.phone}`)),
    notes: note ?? null,
  };
}

function numberOf({ partyId }: ContractContent, { byParty }: ContractIndex): string | undefined {
  return partyId === null ? undefined : byParty.get(partyId)?.registryId;
}

function lengthText(length: Interval | null): string | null {
  return length && `${length.number} ${length.unit}`;
}
