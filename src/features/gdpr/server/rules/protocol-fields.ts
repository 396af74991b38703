import type { Cell, ColumnType } from '#kernel/server/export/table.ts';
import type { Language } from '../../contract/kinds.ts';
import { treatmentLight } from '../../contract/kinds.ts';
import type { LocalText } from '../../contract/local-text.ts';
import type { FrozenProtocol } from '../../contract/protocol.ts';
import { en } from '../../texts/en-output.ts';
import { enTreatment } from '../../texts/en-treatment.ts';
import { enWords } from '../../texts/en-words.ts';
import { no } from '../../texts/no-output.ts';
import { noTreatment } from '../../texts/no-treatment.ts';
import { noWords } from '../../texts/no-words.ts';
import { countriesIn, makerOf, named, translator } from './statement-values.ts';
import { statementWords } from './statement-words.ts';

export type FrozenTreatment = FrozenProtocol['treatments'][number];

const texts = {
  no: { output: no.protocol, words: noWords, fields: noTreatment.fields },
  en: { output: en.protocol, words: enWords, fields: enTreatment.fields },
} as const;

/** The words of a protocol that is handed out, in one language. */
export function protocolWords(language: Language) {
  const { say } = translator(language, statementWords[language]);
  return { ...texts[language], language, statement: statementWords[language], say };
}
export type ProtocolWords = ReturnType<typeof protocolWords>;

interface Field {
  type: ColumnType;
  valueOf: (treatment: FrozenTreatment, words: ProtocolWords) => Cell;
}

const text = (read: (treatment: FrozenTreatment) => LocalText): Field => ({
  type: 'text',
  valueOf: (treatment, { say }) => say(read(treatment)),
});
const plain = (valueOf: Field['valueOf']): Field => ({ type: 'text', valueOf });
const yesOrNo = (value: boolean | null, { words }: ProtocolWords) => (value === null ? '' : value ? words.yes : words.no);
const lights: ReadonlyMap<number, 'Green' | 'Yellow' | 'Red'> = new Map([
  [treatmentLight.green, 'Green'],
  [treatmentLight.yellow, 'Yellow'],
  [treatmentLight.red, 'Red'],
]);

/** What a protocol says of a treatment, by the names of its fields. */
export const protocolFields = {
  treatmentName: text(({ treatmentName }) => treatmentName),
  role: plain(({ role }, { words }) => words.roles[role]),
  state: plain(({ state }, { words }) => words.states[state]),
  controllerName: plain(({ controllerName }) => controllerName),
  controllerContact: plain(({ controllerContact }) => controllerContact),
  department: plain(({ department }, { words }) => (department === '' ? '' : named([department], words.departments))),
  mainCategory: text(({ mainCategory }) => mainCategory),
  subCategory: text(({ subCategory }) => subCategory),
  activity: text(({ activity }) => activity),
  purpose: text(({ purpose }) => purpose),
  legalBasis: plain(({ legalBasis }, { statement }) => legalBasis && statement.bases[legalBasis]),
  legalBasisExplanation: text(({ legalBasisExplanation }) => legalBasisExplanation),
  balancing: text(({ balancing }) => balancing),
  dataSubjects: plain(({ dataSubjects }, { statement }) => named(dataSubjects, statement.subjects)),
  dataCategories: plain(({ dataCategories }, { statement }) => named(dataCategories, statement.categories)),
  art9Basis: plain(({ art9Basis }, { words }) => art9Basis && words.art9Bases[art9Basis]),
  source: text(({ source }) => source),
  recipients: text(({ recipients }) => recipients),
  softwareIds: plain(({ software }, { output }) =>
    software.map((one) => `${makerOf(one)}, ${one.hasAgreement ? output.withAgreement : output.withoutAgreement}`).join('\n'),
  ),
  processorName: plain(({ processorName }) => processorName),
  hasAgreement: plain(({ hasAgreement }, words) => yesOrNo(hasAgreement, words)),
  transferCountries: plain(({ transferCountries }, { language, output }) => {
    if (transferCountries === null) return '';
    return transferCountries.length === 0 ? output.noTransfers : countriesIn(language, transferCountries);
  }),
  transferSafeguard: plain(({ transferSafeguard }, { statement }) => transferSafeguard && statement.safeguards[transferSafeguard]),
  retention: text(({ retention }) => retention),
  retentionMonths: { type: 'number', valueOf: ({ retentionMonths }) => retentionMonths },
  retentionFrom: plain(({ retentionFrom }, { words }) => retentionFrom && words.retentionStarts[retentionFrom]),
  securityMeasures: text(({ securityMeasures }) => securityMeasures),
  employeeId: plain(({ owner }) => owner),
  statusId: plain(({ statusId }, { words }) => words.lights[lights.get(statusId) ?? 'Yellow']),
  nextReview: { type: 'date', valueOf: ({ nextReview }) => nextReview },
  dpiaNeeded: plain(({ dpiaNeeded }, words) => yesOrNo(dpiaNeeded, words)),
  lastEdited: { type: 'moment', valueOf: ({ lastEdited }) => lastEdited },
} as const satisfies Record<string, Field>;
export type ProtocolField = keyof typeof protocolFields;

/** What a field is called. */
export function labelOf(name: ProtocolField, { fields, output }: ProtocolWords): string {
  return name === 'lastEdited' ? output.columns.lastEdited : fields[name];
}
