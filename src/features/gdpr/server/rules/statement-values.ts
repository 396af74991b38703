import { writtenOrganisationNumber } from '#features/company/contract/organisation-number.ts';
import { intlLocale } from '#kernel/contract/locale.ts';
import type { z } from 'zod';
import type { StatementVariable } from '../../contract/endpoints-statements.ts';
import type { Language, StatementType } from '../../contract/kinds.ts';
import { isEmptyText, textIn, type LocalText } from '../../contract/local-text.ts';
import type { FrozenProtocol } from '../../contract/protocol.ts';
import { completionOf } from '../../contract/rules/completion.ts';
import { tableTags, wordTags, type TableTag, type WordTag } from '../../contract/statement-content.ts';
import type { TreatmentContent, UsedSoftware } from '../../contract/treatment.ts';
import { contactText } from './contact-text.ts';
import { statementWords, type StatementWords } from './statement-words.ts';

/** What a statement is made of. */
export interface StatementFacts extends Pick<
  FrozenProtocol,
  'company' | 'dpoRequired' | 'responsible' | 'contactPerson' | 'dataProtectionOfficer'
> {
  treatments: readonly StatementTreatment[];
  /** The keys of treatments that decide by automated means alone, by their assessments. */
  automated: readonly string[];
}
export type StatementTreatment = TreatmentContent & { key: string; software: readonly UsedSoftware[] };

export interface StatementValues {
  variables: z.output<typeof StatementVariable>[];
  /** The keys of the treatments that the statement tells of, in the order of its tables. */
  keys: string[];
  /** How many texts are there only in the other language. */
  untranslated: number;
  /** How many questions about these treatments nobody has answered. */
  unanswered: number;
}

const staff: readonly string[] = ['employees', 'exEmployees', 'nextOfKin', 'boardAndOwners'];

/** Whether a statement of this type tells of a treatment: for those in the company, for those outside, or, where nobody has said whose data they are, for both (gdpr.45). */
export function coversTreatment(type: StatementType, { role, dataSubjects }: Pick<TreatmentContent, 'role' | 'dataSubjects'>): boolean {
  if (role !== 'controller') return false;
  if (dataSubjects.length === 0) return true;
  return dataSubjects.some((one) => staff.includes(one) === (type === 'internal'));
}

/** The chosen order first, then what has come since, in the order of the protocol. */
export function inOrder(treatments: readonly StatementTreatment[], order: readonly string[]): StatementTreatment[] {
  const place = new Map(order.map((key, index) => [key, index]));
  return treatments.toSorted((a, b) => (place.get(a.key) ?? order.length) - (place.get(b.key) ?? order.length));
}

/** The values of all variables of a statement. */
export function statementValues(
  facts: StatementFacts,
  { type, language, order }: { type: StatementType; language: Language; order: readonly string[] },
): StatementValues {
  const words = statementWords[language];
  const ordered = inOrder(
    facts.treatments.filter((one) => coversTreatment(type, one)),
    order,
  );
  const translation = translator(language, words);
  const tables = tableTags.map((tag) => {
    const rows = ordered.flatMap((one) => {
      const cells = cellsOf(tag, one, { language, words, say: translation.say });
      return cells ? [{ key: one.key, cells }] : [];
    });
    return { kind: 'table' as const, tag, columns: [...words.columns[tag]], rows };
  });
  const automated = ordered.filter(({ key }) => facts.automated.includes(key)).map(({ treatmentName }) => translation.say(treatmentName));
  const texts = wordTags.map((tag) => ({
    kind: 'text' as const,
    tag,
    text: tag === 'automatedDecisions' ? words.automatedDecisions(automated) : wordOf(tag, facts, words),
  }));
  return {
    variables: [...texts, ...tables],
    keys: ordered.map(({ key }) => key),
    untranslated: translation.missing.size,
    unanswered: ordered.reduce((count, one) => count + unansweredOf(one).length, 0),
  };
}

const stated: readonly string[] = [
  'purpose',
  'legalBasis',
  'legalBasisExplanation',
  'dataSubjects',
  'dataCategories',
  'recipients',
  'transferCountries',
  'transferSafeguard',
  'retention',
];

/** What a statement should say of a treatment and that nobody has answered; a number of months is an answer to how long. */
function unansweredOf(treatment: StatementTreatment): string[] {
  const { missing } = completionOf(treatment);
  return missing.filter((name) => stated.includes(name) && (name !== 'retention' || treatment.retentionMonths === null));
}

/** Texts in one language; those that are only there in the other are marked, and each is counted once. */
export function translator(language: Language, words: Pick<StatementWords, 'otherLanguage'>) {
  const missing = new Set<LocalText>();
  const say = (text: LocalText): string => {
    if (isEmptyText(text)) return '';
    if (text[language] !== '') return text[language];
    missing.add(text);
    return `${textIn(text, language)} ${words.otherLanguage}`;
  };
  return { say, missing };
}

function wordOf(tag: Exclude<WordTag, 'automatedDecisions'>, facts: StatementFacts, words: StatementWords): string {
  const { company, dpoRequired } = facts;
  if (tag === 'companyName') return company.name;
  if (tag === 'organizationNumber')
    return company.organizationNumber ? writtenOrganisationNumber(company.organizationNumber) : words.notSet;
  if (tag === 'address') return company.address || words.notSet;
  const person = facts[tag];
  if (!person) return tag === 'dataProtectionOfficer' && !dpoRequired ? words.noOfficer : words.notSet;
  return contactText(person);
}

interface StatementWording {
  language: Language;
  words: StatementWords;
  say: (text: LocalText) => string;
}

/** The cells of a treatment in a table; undefined where the table has nothing to say of it. */
function cellsOf(tag: TableTag, treatment: StatementTreatment, wording: StatementWording): string[] | undefined {
  const { words, say } = wording;
  const rest = cells[tag](treatment, wording);
  return rest && [say(treatment.treatmentName), ...rest].map((cell) => cell || words.notSet);
}

const cells: Record<TableTag, (treatment: StatementTreatment, wording: StatementWording) => string[] | undefined> = {
  purposeTable: ({ purpose, legalBasis, legalBasisExplanation }, { words, say }) => [
    say(purpose),
    [legalBasis ? words.bases[legalBasis] : '', say(legalBasisExplanation)].filter(Boolean).join('. '),
  ],
  dataTable: ({ dataSubjects, dataCategories, source }, { words, say }) => [
    named(dataSubjects, words.subjects),
    named(dataCategories, words.categories),
    say(source) || words.notSaid,
  ],
  recipientTable: ({ recipients, software, processorName }, { words, say }) => {
    const processors = [...software.map(makerOf), processorName].filter(Boolean).join(', ');
    return [say(recipients), processors || words.notSaid];
  },
  transferTable: ({ transferCountries, transferSafeguard }, { language, words }) => {
    // Nobody has said whether there are any, so the statement does not say that there are none.
    if (!transferCountries) return ['', words.notSaid];
    if (transferCountries.length === 0) return undefined;
    return [countriesIn(language, transferCountries), transferSafeguard ? words.safeguards[transferSafeguard] : ''];
  },
  retentionTable: ({ retention, retentionMonths, retentionFrom }, { words, say }) => {
    if (!isEmptyText(retention)) return [say(retention)];
    if (retentionMonths === null) return [''];
    return [[words.months(retentionMonths), retentionFrom ? words.starts[retentionFrom] : ''].filter(Boolean).join(' ')];
  },
};

/** Keys by their words, own words as they are. */
export function named(keys: readonly string[], words: Readonly<Record<string, string>>): string {
  return keys.map((key) => (Object.hasOwn(words, key) ? (words[key] ?? key) : key)).join(', ');
}

/** Who is behind a software, with its name. */
export function makerOf({ softwareName, softwareCompanyName }: Pick<UsedSoftware, 'softwareName' | 'softwareCompanyName'>): string {
  return softwareCompanyName && softwareCompanyName !== softwareName ? `${softwareCompanyName} (${softwareName})` : softwareName;
}

/** Countries by their names. */
export function countriesIn(language: Language, codes: readonly string[]): string {
  const names = new Intl.DisplayNames(intlLocale[language], { type: 'region' });
  return codes.map((code) => names.of(code) ?? code).join(', ');
}
