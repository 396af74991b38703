import { writtenOrganisationNumber } from '#features/company/contract/organisation-number.ts';
import { writtenPhone } from '#kernel/contract/phone-number.ts';
import { cellText } from '#kernel/server/export/cell-text.ts';
import type { Cell, Column } from '#kernel/server/export/table.ts';
import type { Language } from '../../contract/kinds.ts';
import { treatmentRoles } from '../../contract/kinds.ts';
import type { FrozenProtocol } from '../../contract/protocol.ts';
import { completionOf } from '../../contract/rules/completion.ts';
import { contactText } from './contact-text.ts';
import { labelOf, protocolFields, protocolWords, type FrozenTreatment, type ProtocolField, type ProtocolWords } from './protocol-fields.ts';

type GroupName = keyof ProtocolWords['output']['groups'];
type Group = readonly [letter: string, name: GroupName, fields: readonly ProtocolField[]];

const transfers = ['transferCountries', 'transferSafeguard'] as const;
const follow: Group = ['', 'follow', ['employeeId', 'statusId', 'nextReview', 'dpiaNeeded', 'lastEdited']];

/** The fields of a treatment in the order of Article 30, by the letters of its points; (a) of the controller is the head of the document (gdpr.130). */
export const groupsOf: Readonly<Record<FrozenTreatment['role'], readonly Group[]>> = {
  controller: [
    ['', 'about', ['department', 'mainCategory', 'subCategory', 'activity']],
    ['b', 'purpose', ['purpose', 'legalBasis', 'legalBasisExplanation', 'balancing']],
    ['c', 'people', ['dataSubjects', 'dataCategories', 'art9Basis', 'source']],
    ['d', 'recipients', ['recipients', 'softwareIds', 'processorName', 'hasAgreement']],
    ['e', 'transfers', transfers],
    ['f', 'erasure', ['retention', 'retentionMonths', 'retentionFrom']],
    ['g', 'security', ['securityMeasures']],
    follow,
  ],
  processor: [
    ['a', 'controller', ['controllerName', 'controllerContact']],
    ['b', 'categories', ['activity', 'mainCategory', 'subCategory', 'dataSubjects', 'dataCategories']],
    ['c', 'transfers', transfers],
    ['d', 'security', ['securityMeasures']],
    ['', 'rest', ['department', 'purpose', 'legalBasis', 'legalBasisExplanation', 'balancing', 'art9Basis', 'source']],
    ['', 'recipients', ['recipients', 'softwareIds', 'processorName', 'hasAgreement']],
    ['', 'erasure', ['retention', 'retentionMonths', 'retentionFrom']],
    follow,
  ],
};

/** How days and moments are written. */
export interface DateFormat {
  language: Language;
  timeZone: string;
}

type Fact = readonly [label: string, value: string];

export interface ProtocolDocument {
  head: Fact[];
  hasDrafts: boolean;
  parts: {
    title: string;
    treatments: { name: string; isDraft: boolean; groups: { letter: string; name: string; facts: Fact[] }[] }[];
  }[];
}

/** The whole protocol as a document: the controller first, then its own treatments, then those for others. */
export function protocolDocument(protocol: FrozenProtocol, manner: DateFormat): ProtocolDocument {
  const words = protocolWords(manner.language);
  const parts = treatmentRoles.map((role) => ({
    title: words.output.parts[role],
    treatments: protocol.treatments.filter((one) => one.role === role).map((one) => documentOf(one, words, manner)),
  }));
  return {
    head: headOf(protocol, manner.language),
    hasDrafts: protocol.treatments.some(({ state }) => state === 'draft'),
    // Whoever handles no data for others has no record of it.
    parts: parts.filter(({ treatments }, place) => place === 0 || treatments.length > 0),
  };
}

function documentOf(
  treatment: FrozenTreatment,
  words: ProtocolWords,
  manner: DateFormat,
): ProtocolDocument['parts'][number]['treatments'][number] {
  const { missing } = completionOf(treatment);
  const groups = groupsOf[treatment.role].map(([letter, name, fields]) => ({
    letter,
    name: words.output.groups[name],
    facts: fields.flatMap((field): Fact[] => {
      const { type, valueOf } = protocolFields[field];
      const value = cellText(valueOf(treatment, words), type, manner);
      // What the law asks for is named also where nobody has answered it.
      if (value === '' && !missing.includes(field)) return [];
      return [[labelOf(field, words), value || words.words.notSaid]];
    }),
  }));
  return {
    name: words.say(treatment.treatmentName),
    isDraft: treatment.state === 'draft',
    groups: groups.filter(({ facts }) => facts.length > 0),
  };
}

/** The company with those who answer for the protocol. */
export function headOf(protocol: FrozenProtocol, language: Language): Fact[] {
  const { output, say } = protocolWords(language);
  const { company, dpoRequired, dpoReason } = protocol;
  const personOf = (person: FrozenProtocol['responsible']) => person && contactText(person);
  const officer = dpoRequired ? output.notChosen : [output.notRequired, say(dpoReason)].filter(Boolean).join('. ');
  const facts: [keyof typeof output.facts, string | null][] = [
    ['name', company.name],
    ['organizationNumber', company.organizationNumber && writtenOrganisationNumber(company.organizationNumber)],
    ['address', company.address],
    ['email', company.email],
    ['phone', writtenPhone(company.phone)],
    ['responsible', personOf(protocol.responsible) ?? output.notChosen],
    ['contactPerson', personOf(protocol.contactPerson) ?? output.notChosen],
    ['dataProtectionOfficer', personOf(protocol.dataProtectionOfficer) ?? officer],
  ];
  return facts.flatMap(([name, value]): Fact[] => (value ? [[output.facts[name], value]] : []));
}

const [firstFields, lastFields] = [['treatmentName', 'role', 'state'], groupsOf.controller.flatMap(([, , fields]) => fields)] as const;
/** The columns of the workbook, in the same order; those for whom data are handled stand first. */
const columns: readonly ProtocolField[] = [...firstFields, 'controllerName', 'controllerContact', ...lastFields];

/** The treatments as rows, the company's own first. */
export function protocolRows(protocol: FrozenProtocol, language: Language): { columns: Column[]; rows: Record<string, Cell>[] } {
  const words = protocolWords(language);
  const ordered = treatmentRoles.flatMap((role) => protocol.treatments.filter((one) => one.role === role));
  return {
    columns: columns.map((key) => ({ key, header: labelOf(key, words), type: protocolFields[key].type })),
    rows: ordered.map((one) => Object.fromEntries(columns.map((key) => [key, protocolFields[key].valueOf(one, words)]))),
  };
}
