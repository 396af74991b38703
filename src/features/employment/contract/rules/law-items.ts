import type { Finding, RequiredItem } from '../findings.ts';
import { plainLines, type ComposedContract } from './compose.ts';

interface ItemRule {
  item: RequiredItem;
  /** The clauses that may state it; the first is where to write it. */
  clauses: readonly [string, ...string[]];
  /** Own words state it with all of these variables, */
  variables?: readonly string[];
  /** or with one of these words. */
  words?: RegExp;
  /** Whether it is asked of this contract; of all by default. */
  when?: (contract: ComposedContract) => boolean;
  /** A contract that does not state it says that there is none. */
  isOptional?: true;
}

const employment = 'employmentAndAccession';
const isTemporary = ({ values }: ComposedContract) => 'temporaryReason' in values;

/** Working Environment Act § 14-6 (1), and where the built-in templates state each item. */
const items: readonly ItemRule[] = [
  { item: 'parties', clauses: [employment], variables: ['employerName', 'firstName', 'lastName'] },
  {
    item: 'workplace',
    clauses: ['placeOfWork'],
    variables: ['employerAddress'],
    words: /arbeidssted|place of work|hjemmekontor|home office/i,
  },
  { item: 'work', clauses: ['tasks', employment], variables: ['position'] },
  { item: 'start', clauses: [employment], variables: ['startDate'] },
  { item: 'duration', clauses: [employment], variables: ['expirationDate', 'temporaryReason'], when: isTemporary },
  {
    item: 'trial',
    clauses: ['probationaryPeriod'],
    variables: ['probationaryPeriod'],
    words: /ikke (avtalt )?(noen )?prøvetid|no trial|(prøvetid|trial).*(måned|uke|dag|month|week|day)/i,
  },
  { item: 'competence', clauses: ['tasks'], variables: ['competenceAndEducation'], words: /kompetanse|opplæring|kurs|training|education/i },
  { item: 'holiday', clauses: ['holidays'], variables: ['holidayRules'], words: /ferieloven|holidays act/i },
  { item: 'notice', clauses: ['termination'], variables: ['terminationPeriod'], words: /oppsigelsesfrist|notice period/i },
  { item: 'pay', clauses: ['salary'], variables: ['salaryAmount', 'salaryInterval', 'salaryPaymentDay'] },
  { item: 'hours', clauses: ['workingHours'], variables: ['workHours'], words: /timer|hours|skift|shift|turnus|rota/i },
  { item: 'breaks', clauses: ['workingHours'], words: /pause|break/i },
  { item: 'overtime', clauses: ['workingHours'], words: /overtid|overtime|10-12/i },
  {
    item: 'hirer',
    clauses: ['placeOfWork'],
    variables: ['hirer'],
    words: /inn?leier|leies ut|leid ut|hire[rd]|hired out/i,
    when: ({ values }) => values['agencyWork'] === true,
  },
  { item: 'socialSecurity', clauses: ['pension'], variables: ['pensions', 'insurances'] },
  {
    item: 'collectiveAgreement',
    clauses: ['collectiveAgreement'],
    variables: ['collectiveAgreementName'],
    words: /tariff|collective/i,
    isOptional: true,
  },
];

/** Each item that a contract has to state: found, or missing with the clause to write it in (employment.9). */
export function findRequiredItems(contract: ComposedContract): Finding[] {
  return items
    .filter(({ when }) => when?.(contract) ?? true)
    .map((rule) => {
      const clause = contract.clauses.find(({ key }) => rule.clauses.includes(key) && isStatedIn(contract, key, rule));
      const level = clause ? 'found' : rule.isOptional ? 'inform' : 'warn';
      return { key: rule.item, level, clause: clause?.key ?? rule.clauses[0], params: {} };
    });
}

/** The template's text states what its clause is for; own words are read. */
function isStatedIn({ clauses }: ComposedContract, key: string, { variables, words }: ItemRule): boolean {
  const clause = clauses.find((one) => one.key === key);
  if (!clause) return false;
  const lines = plainLines(clause.text).join('\n');
  if (lines.trim() === '') return false;
  if (!clause.isChanged) return true;
  const hasVariables = variables?.every((variable) => lines.includes(`{${variable}}`)) ?? false;
  return hasVariables || (words?.test(lines) ?? false);
}
