import { expect, test } from 'vitest';
import type { Finding } from '../findings.ts';
import type { Values } from '../template.ts';
import { checkLaw, isBlocked } from './law-check.ts';
import { parseLines } from './template-text.ts';

const clause = (key: string, isChanged = false) => ({
  key,
  number: 1,
  title: '',
  blocks: [],
  text: parseLines(['Ord.']),
  templateText: null,
  isChanged,
});
const check = (values: Values, { isAddendum = false, clauses = [clause('salary')] } = {}) =>
  checkLaw({ contract: { clauses, values, unresolved: [], unused: [], isAddendum }, today: '2027-01-20' });

test('what blocks comes first, then what warns, what informs, and what is found', () => {
  const levels = check({ startDate: '2027-01-04', averageCalculation: true }).map(({ level }) => level);
  expect([...new Set(levels)]).toEqual(['block', 'warn', 'inform', 'found']);
  const order: Finding['level'][] = ['block', 'warn', 'inform', 'found'];
  expect(levels).toEqual(levels.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
});

test('a finding has its parameters, or none', () => {
  const findings = check({ startDate: '2027-01-04' });
  expect(findings.find(({ key }) => key === 'contractLate')).toEqual({
    key: 'contractLate',
    level: 'warn',
    clause: 'employmentAndAccession',
    params: { date: '2027-01-11' },
  });
  expect(findings.find(({ key }) => key === 'percentageMissing')).toEqual({
    key: 'percentageMissing',
    level: 'block',
    clause: 'employmentAndAccession',
    params: {},
  });
});

test('an addendum is judged as a change, and need not state what a contract does', () => {
  const findings = check({ effectiveDate: '2027-01-19' }, { isAddendum: true, clauses: [clause('salary', true)] });
  expect(findings.map(({ key, level }) => `${key} ${level}`)).toEqual(['changeLate warn', 'ownWords inform']);
});

test.each<[Finding['level'][], boolean]>([
  [[], false],
  [['found', 'inform', 'warn'], false],
  [['found', 'block'], true],
])('%j stand against publishing: %s', (levels, expected) => {
  expect(isBlocked(levels.map((level) => ({ level })))).toBe(expected);
});
