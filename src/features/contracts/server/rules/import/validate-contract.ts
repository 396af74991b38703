import { findNamed } from '#kernel/server/sheets/rules/find-named.ts';
import { folding } from '#kernel/server/sheets/rules/likeness.ts';
import type { ContractImportRemark } from '../../../contract/entities-import.ts';
import { contractStatus, contractType, type ContractType } from '../../../contract/kinds.ts';
import { terminationDay } from '../../../contract/rules/term-ends.ts';
import type { ContractContent } from '../../store-contract.ts';
import { checkContract, type RowContract } from './check-contract.ts';
import type { ContractCircumstances, ExistingContract, NumberedParty } from './existing-contract.ts';
import type { ContractRowRead } from './read-contracts.ts';

/** A row validated by itself: which contract it is, and what that becomes. */
export interface ValidatedContract {
  number: number;
  party: string;
  name: string;
  verdict: 'import' | 'skip' | 'refuse';
  existing: ExistingContract | undefined;
  content: ContractContent | undefined;
  /** Identifies it among the rows and the contracts of the company. */
  key: string | undefined;
  newParty: string | undefined;
  note: string | undefined;
  reasons: ContractImportRemark[];
  warnings: ContractImportRemark[];
}

export interface ContractIndex {
  byKey: ReadonlyMap<string, readonly ExistingContract[]>;
  byNumber: ReadonlyMap<string, NumberedParty>;
  byParty: ReadonlyMap<string, NumberedParty>;
  /** The categories in use, by their letters. */
  categories: Map<string, string>;
}

/** A contract is known by party, name and start. */
export function keyOf({ party, name, startDate }: Pick<ContractContent, 'party' | 'name' | 'startDate'>): string {
  return `${folding(party)}|${folding(name)}|${startDate ?? ''}`;
}

export function indexContracts(existing: readonly ExistingContract[], { parties, categories }: ContractCircumstances): ContractIndex {
  const byKey = new Map<string, ExistingContract[]>();
  for (const one of existing) {
    const key = keyOf(one.content);
    const there = byKey.get(key);
    if (there) there.push(one);
    else byKey.set(key, [one]);
  }
  return {
    byKey,
    byNumber: new Map(parties.map((party) => [party.registryId, party])),
    byParty: new Map(parties.map((party) => [party.partyId, party])),
    categories: new Map(categories.map((category) => [folding(category), category])),
  };
}

/** Validates one row by the rules of a contract and by the contracts, parties and people of the company. */
export function validateContract(row: ContractRowRead, index: ContractIndex, circumstances: ContractCircumstances): ValidatedContract {
  const { party: partyTyped = '', name: nameTyped = '' } = row.values;
  const plain = { existing: undefined, content: undefined, key: undefined, newParty: undefined, note: undefined };
  const rowSoFar: ValidatedContract = {
    number: row.number,
    party: partyTyped,
    name: nameTyped,
    verdict: 'skip',
    ...plain,
    reasons: [],
    warnings: [...row.warnings],
  };
  if (circumstances.skip.has(row.number)) return { ...rowSoFar, reasons: [{ code: 'chosen' }] };
  if (row.skip) return { ...rowSoFar, reasons: [row.skip] };
  const { row: checked, problems } = checkContract(row.values);
  const reasons = [...row.problems, ...problems];
  const numbered = checked.registryId === undefined ? undefined : index.byNumber.get(checked.registryId);
  const party = checked.party ?? numbered?.name;
  const { name } = checked;
  if (problems.length === 0) reasons.push(...missing({ party, name }));
  if (reasons.length > 0 || party === undefined || name === undefined) return { ...rowSoFar, verdict: 'refuse', reasons };
  const key = keyOf({ party, name, startDate: checked.startDate ?? null });
  const [existing, ...others] = index.byKey.get(key) ?? [];
  if (others.length > 0) return { ...rowSoFar, verdict: 'refuse', reasons: [{ code: 'severalMatch' }] };
  if (existing && !existing.isKept) return { ...rowSoFar, verdict: 'refuse', reasons: [{ code: 'restricted' }] };
  const { responsibleId, warning } = responsibleOf(row.values.responsible, existing, circumstances);
  const content = contentOf(
    { ...checked, party, name },
    { existing: existing?.content, responsibleId, index, today: circumstances.day.today },
  );
  const dates = endBeforeStart(content);
  if (dates) return { ...rowSoFar, verdict: 'refuse', existing, reasons: [dates] };
  const linked = content.partyId === null ? undefined : index.byParty.get(content.partyId)?.registryId;
  const isUnlinked = checked.registryId !== undefined && linked !== checked.registryId;
  if (isUnlinked && numbered) content.partyId = numbered.partyId;
  const note = checked.notes;
  return {
    ...rowSoFar,
    party,
    name,
    verdict: 'import',
    existing,
    content,
    key,
    newParty: isUnlinked && !numbered ? checked.registryId : undefined,
    note: existing ? undefined : note,
    warnings: [
      ...row.warnings,
      ...(warning ? [warning] : []),
      ...(existing && note !== undefined ? [{ code: 'noteLeftOut' as const, field: 'notes' as const }] : []),
    ],
  };
}

function missing(given: { party: string | undefined; name: string | undefined }): ContractImportRemark[] {
  return (['party', 'name'] as const)
    .filter((field) => given[field] === undefined)
    .map((field) => ({ code: 'field', field, fieldCode: 'required' }));
}

/** Whom the cell names; where it names nobody who may be responsible, an existing contract stays with its own, and others get the one chosen. */
function responsibleOf(
  text: string | undefined,
  existing: ExistingContract | undefined,
  { people, responsible }: ContractCircumstances,
): { responsibleId: string; warning?: ContractImportRemark } {
  const otherwise = existing?.content.responsibleId ?? responsible;
  if (text === undefined) return { responsibleId: otherwise };
  const named = findNamed(text, people);
  const possible = named.filter(({ isPossible }) => isPossible);
  const [only] = possible;
  if (only && possible.length === 1) return { responsibleId: only.companyUserId };
  const code = possible.length > 1 ? 'responsibleAmbiguous' : named.length > 0 ? 'responsibleWithoutAccess' : 'responsibleUnknown';
  return { responsibleId: otherwise, warning: { code, field: 'responsible', params: { value: text.slice(0, 200) } } };
}

interface Filling {
  existing: ContractContent | undefined;
  responsibleId: string;
  index: ContractIndex;
  today: string;
}

const emptyContract = {
  partyId: null,
  category: null,
  signedBy: null,
  status: contractStatus.active,
  currency: 'NOK',
  value: null,
  interval: 1,
  startDate: null,
  endDate: null,
  renewalInterval: null,
  noticePeriod: null,
  terminatedOn: null,
  hasNotification: true,
  trafficLight: null,
  contactInformation: [],
  parentContractId: null,
} as const;

/** What the row says over what is there; an empty cell changes nothing. */
function contentOf(
  { registryId: _number, contact, notes: _notes, category, typeId, ...row }: RowContract & { party: string; name: string },
  { existing, responsibleId, index, today }: Filling,
): ContractContent {
  const base = existing ?? emptyContract;
  // The schema of a partial row has no undefined values.
  const given = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as Partial<ContractContent>;
  const merged = { ...base, ...given, party: row.party, name: row.name, responsibleId, contactInformation: contactsWith(contact, base) };
  return {
    ...merged,
    category: category === undefined ? base.category : knownCategory(category, index.categories),
    typeId: typeId ?? existing?.typeId ?? likelyType(merged),
    terminatedOn: terminationDay(merged.status, base.terminatedOn, today),
  };
}

/** Without a column about it: what has an interval renews, what has only an end ends. */
function likelyType({ endDate, renewalInterval }: Pick<ContractContent, 'endDate' | 'renewalInterval'>): ContractType {
  return renewalInterval === null && endDate !== null ? contractType.ending : contractType.automatic;
}

/** The category as it is written already, in the company or in an earlier row. */
function knownCategory(category: string | null, known: Map<string, string>): string | null {
  if (category === null) return null;
  const key = folding(category);
  const there = known.get(key);
  if (there === undefined) known.set(key, category);
  return there ?? category;
}

/** The contacts with the file's contact: it replaces the one of the same name, or is added. */
function contactsWith(
  contact: RowContract['contact'],
  { contactInformation }: Pick<ContractContent, 'contactInformation'> | typeof emptyContract,
): ContractContent['contactInformation'] {
  if (!contact) return [...contactInformation];
  const there = contactInformation.find(({ name }) => folding(name) === folding(contact.name));
  if (!there) return [...contactInformation, contact];
  const joined = {
    ...there,
    email: contact.email ?? there.email,
    ...(contact.phone === null ? {} : { phoneCountryCode: contact.phoneCountryCode, phone: contact.phone }),
  };
  return contactInformation.map((one) => (one === there ? joined : one));
}

function endBeforeStart({ startDate, endDate }: ContractContent): ContractImportRemark | undefined {
  const isBefore = startDate !== null && endDate !== null && endDate < startDate;
  return isBefore ? { code: 'field', field: 'endDate', fieldCode: 'endBeforeStart', params: { value: endDate } } : undefined;
}
