import { describe, expect, test } from 'vitest';
import { external } from '../../content/statement/external.ts';
import { internal } from '../../content/statement/internal.ts';
import { blankTreatment } from '../../contract/rules/blank-treatment.ts';
import { unknownTags } from '../../contract/rules/statement-variables.ts';
import { differenceOf, fillIn, gapsOf, groupNumbers } from './statement-text.ts';
import { inOrder, statementValues, coversTreatment, type StatementFacts, type StatementTreatment } from './statement-values.ts';

const person = { fullName: 'Kari Moe', email: 'kari@example.no', phone: '+47 91234567' };
const treatment = (change: Partial<StatementTreatment> = {}): StatementTreatment => ({
  ...blankTreatment,
  treatmentName: { no: 'Kunder', en: 'Customers' },
  dataSubjects: ['customers'],
  key: 'k1',
  software: [],
  ...change,
});
const facts = (...treatments: StatementTreatment[]): StatementFacts => ({
  company: { name: 'Fjord | AS', organizationNumber: null, address: '', email: null, phone: null },
  dpoRequired: false,
  responsible: person,
  contactPerson: person,
  dataProtectionOfficer: null,
  treatments,
  automated: [],
});
const asked = { type: 'external', language: 'en', order: [] } as const;
const cellsOf = (tag: string, one: StatementTreatment) => {
  const table = statementValues(facts(one), asked).variables.find((variable) => variable.tag === tag);
  return table?.kind === 'table' ? table.rows.map(({ cells }) => cells.slice(1)) : undefined;
};

test.each([
  ['external', ['customers'], 'controller', true],
  ['internal', ['customers'], 'controller', false],
  ['internal', ['employees'], 'controller', true],
  ['external', ['employees'], 'controller', false],
  ['external', ['employees', 'visitors'], 'controller', true],
  ['external', ['applicants'], 'controller', true],
  ['external', ['Medlemmer'], 'controller', true],
  ['internal', [], 'controller', true],
  ['external', [], 'controller', true],
  ['external', ['customers'], 'processor', false],
] as const)('the %s statement about %j as %s: %s', (type, dataSubjects, role, tells) => {
  expect(coversTreatment(type, { role, dataSubjects: [...dataSubjects] })).toBe(tells);
});

test.each([
  [[], ['a', 'b', 'c']],
  [
    ['c', 'a'],
    ['c', 'a', 'b'],
  ],
  [
    ['gone', 'b'],
    ['b', 'a', 'c'],
  ],
])('orders by %j', (order, keys) => {
  expect(
    inOrder(
      ['a', 'b', 'c'].map((key) => treatment({ key })),
      order,
    ).map(({ key }) => key),
  ).toEqual(keys);
});

test.each([
  [
    'purposeTable',
    { purpose: { no: '', en: 'Why' }, legalBasis: 'f', legalBasisExplanation: { no: '', en: 'Ours' } },
    [['Why', 'Legitimate interest (Article 6(1)(f)). Ours']],
  ],
  ['purposeTable', {}, [['not given', 'not given']]],
  ['purposeTable', { purpose: { no: 'Hvorfor', en: '' } }, [['Hvorfor (in Norwegian)', 'not given']]],
  ['dataTable', { dataCategories: ['health', 'Own words'] }, [['customers', 'health, Own words', '–']]],
  ['recipientTable', {}, [['not given', '–']]],
  ['recipientTable', { recipients: { no: 'Ingen', en: 'Nobody' } }, [['Nobody', '–']]],
  ['recipientTable', { processorName: 'Post AS' }, [['not given', 'Post AS']]],
  ['transferTable', { transferCountries: [] }, []],
  ['transferTable', { transferCountries: null }, [['not given', '–']]],
  ['transferTable', { transferCountries: ['IN'] }, [['India', 'not given']]],
  [
    'transferTable',
    { transferCountries: ['US', 'IN'], transferSafeguard: 'scc' },
    [['United States, India', 'the EU’s standard contractual clauses']],
  ],
  ['retentionTable', { retentionMonths: 1, retentionFrom: 'collected' }, [['1 month after collection']]],
  ['retentionTable', { retentionMonths: 24 }, [['2 years']]],
  ['retentionTable', { retentionMonths: 12 }, [['1 year']]],
  ['retentionTable', { retentionMonths: 0 }, [['Erased at once']]],
  ['retentionTable', { retentionMonths: 7, retention: { no: '', en: 'As long as needed' } }, [['As long as needed']]],
] as const)('says in the %s of %j', (tag, change, rows) => {
  // The cases are fields of a treatment, written as constants.
  expect(cellsOf(tag, treatment(change as unknown as Partial<StatementTreatment>))).toEqual(rows);
});

test('names the maker of a software beside it', () => {
  const one = (softwareCompanyName: string) => ({ softwareId: 's', softwareName: 'Slack', softwareCompanyName, hasAgreement: true });
  expect(cellsOf('recipientTable', treatment({ software: [one('Slack Ltd'), one('')] }))).toEqual([
    ['not given', 'Slack Ltd (Slack), Slack'],
  ]);
});

test('counts texts of the other language once each', () => {
  expect(statementValues(facts(treatment({ purpose: { no: 'Hvorfor', en: '' } })), asked).untranslated).toBe(1);
  expect(statementValues(facts(treatment()), asked).untranslated).toBe(0);
});

describe('filling in', () => {
  const { variables } = statementValues(facts(treatment()), asked);
  test.each([
    ['{{companyName}}', 'Fjord \\| AS'],
    ['{{ organizationNumber }}, {{address}}', 'not given, not given'],
    ['{{dataProtectionOfficer}}', 'We are not required to have a data protection officer.'],
    ['{{contactPerson}}', 'Kari Moe, kari@example.no, +47 912 34 567'],
    ['{{transferTable}}', '| Processing activity | Countries | Safeguard |\n| --- | --- | --- |\n| Customers | not given | – |'],
    ['{{purposeTable}}', '| Processing activity | Purpose | Legal basis |\n| --- | --- | --- |\n| Customers | not given | not given |'],
    ['plain', 'plain'],
  ])('%s', (template, text) => {
    expect(fillIn(template, variables, 'en')).toBe(text);
  });

  test('says that there are no transfers when everybody has answered so', () => {
    const inside = statementValues(facts(treatment({ transferCountries: [] })), asked);
    expect(fillIn('{{transferTable}}', inside.variables, 'en')).toBe('We do not transfer data out of the EEA.');
  });

  test.each([
    ['{{companyName}} {{purposeTable}}', []],
    ['{{x}} {{ y }} {{x}}', ['x', 'y']],
    ['{{}}', ['']],
  ])('finds in %s the unknown %j', (template, tags) => {
    expect(unknownTags(template)).toEqual(tags);
  });

  test.each([external.no, external.en, internal.no, internal.en])('knows all variables of the product’s texts', (text) => {
    expect(unknownTags(text)).toEqual([]);
    expect(text.match(/\{\{/g)).toHaveLength(14);
    expect(text.match(/^## /gm)).toHaveLength(10);
  });
});

test.each([
  ['Org. 923609016, Kari Moe, +47 91234567', 'Org. 923\u00a0609\u00a0016, Kari Moe, +47 912 34 567'],
  ['Org. 923\u00a0609\u00a0016, Kari Moe, +47 912 34 567', 'Org. 923\u00a0609\u00a0016, Kari Moe, +47 912 34 567'],
  ['Org. 974760673, Ola Nes, +47 99999999', 'Org. 974760673, Ola Nes, +47 99999999'],
])('groups the numbers of today that were kept as %j', (kept, grouped) => {
  const company = { ...facts().company, organizationNumber: '923609016' };
  expect(groupNumbers(kept, { ...facts(), company })).toBe(grouped);
});

test.each([
  [{}, { keys: ['k'] }, []],
  [{ responsible: null }, { keys: ['k'] }, ['responsible']],
  [{ contactPerson: null }, { untranslated: 2 }, ['contactPerson', 'treatments', 'translation']],
  [{}, { keys: ['k'], unanswered: 1 }, ['answers']],
  [{ dpoRequired: true }, { keys: ['k'] }, ['dataProtectionOfficer']],
  [{ dpoRequired: true, dataProtectionOfficer: person }, { keys: ['k'] }, []],
])('with %j and %j lacks', (change, counted, missing) => {
  expect(gapsOf({ ...facts(), ...change }, { keys: [], untranslated: 0, unanswered: 0, ...counted })).toEqual(missing);
});

const answered = {
  purpose: { no: '', en: 'Why' },
  legalBasis: 'b',
  dataCategories: ['contact'],
  recipients: { no: '', en: 'Nobody' },
  transferCountries: [],
  retention: { no: '', en: 'A year' },
} as const;
test.each([
  ['nothing', {}, 0],
  ['how long, of which the months are said', { retention: { no: '', en: '' }, retentionMonths: 12 }, 0],
  ['how long', { retention: { no: '', en: '' } }, 1],
  ['whether there are transfers, and who receives', { transferCountries: null, recipients: { no: '', en: '' } }, 2],
  ['on which ground there are transfers', { transferCountries: ['US'] }, 1],
  ['which interest it is', { legalBasis: 'f' }, 1],
  ['what a statement does not speak of', { securityMeasures: { no: '', en: '' }, employeeId: null, department: '' }, 0],
])('counts what nobody has answered: %s', (_, change, count) => {
  // The cases are fields of a treatment, written as constants.
  const one = treatment({ ...answered, ...change } as unknown as Partial<StatementTreatment>);
  expect(statementValues(facts(one, treatment({ key: 'k2', dataSubjects: ['employees'] })), asked).unanswered).toBe(count);
});

describe('decisions by automated means alone', () => {
  const wordsFor = (automated: readonly string[], language: 'no' | 'en') => {
    const scoring = treatment({ key: 'k2', treatmentName: { no: 'Kreditt_vurdering', en: 'Scoring' } });
    const inside = treatment({ key: 'k3', dataSubjects: ['employees'], treatmentName: { no: 'Vakter', en: 'Shifts' } });
    const { variables } = statementValues({ ...facts(treatment(), scoring, inside), automated }, { ...asked, language });
    return fillIn('{{automatedDecisions}}', variables, language);
  };

  test.each([[[]], [['k3']]])('are denied where no treatment that is told of makes any: %j', (automated) => {
    expect(wordsFor(automated, 'en')).toMatch(/^We make no decisions/);
    expect(wordsFor(automated, 'no')).toMatch(/^Vi tar ikke avgjørelser/);
  });

  test('are told with the treatments that make them, and the right to a person', () => {
    expect(wordsFor(['k3', 'k2', 'k1'], 'en')).toMatch(/alone: Customers, Scoring\. You can demand that a person reviews the decision/);
    expect(wordsFor(['k2'], 'no')).toMatch(/behandling: Kreditt\\_vurdering\. Du kan kreve at et menneske ser på avgjørelsen/);
  });
});

// Compared word by word as a whole, this takes most of a minute.
test('says what differs of a text to which thousands of rows have come', { timeout: 3000 }, () => {
  const row = (table: number, name: string) => `| ${name} | not given | legal basis ${table} |\n`;
  const text = (end: string, newRows: number) => {
    const tables = Array.from({ length: 5 }, (_, table) =>
      Array.from({ length: 20 }, (_one, old) => {
        const added = Array.from({ length: newRows }, (_two, index) => row(table, `New ${old} ${index}`));
        return [row(table, `Old ${old}`), ...added].join('');
      }).join(''),
    );
    return `# Title\n\n${tables.join('\n')}\n${end}`;
  };
  const [before, after] = [text('An old end', 0), text('A new end', 30)];
  const pieces = differenceOf(before, after) ?? [];
  const without = (kind: string) => pieces.flatMap((piece) => (piece.kind === kind ? [] : piece.text)).join('');
  expect([without('added') === before, without('removed') === after]).toEqual([true, true]);
  expect(pieces.flatMap(({ kind, text: piece }) => (kind === 'removed' ? piece : []))).toEqual(['An', 'old']);
});

test('says what differs, and nothing of what is the same', () => {
  expect(differenceOf('a b', 'a b')).toBeNull();
  expect(differenceOf('one two', 'one three')).toEqual([
    { kind: 'same', text: 'one ' },
    { kind: 'removed', text: 'two' },
    { kind: 'added', text: 'three' },
  ]);
});
