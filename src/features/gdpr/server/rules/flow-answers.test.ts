import { expect, test } from 'vitest';
import { flows } from '../../content/flows.ts';
import { FlowContent } from '../../contract/flow-content.ts';
import { art9Bases, dataCategories, dataSubjects, departments, specialCategories } from '../../contract/kinds.ts';
import { countTreatments, knownAnswers } from './flow-answers.ts';

const options = (...ids: string[]) => ids.map((optionId) => ({ optionId, text: { no: '', en: '' }, help: null, treatment: null }));
const questions = [
  { questionId: 'many', text: { no: '', en: '' }, help: null, isMultiple: true, options: options('a', 'b') },
  { questionId: 'one', text: { no: '', en: '' }, help: null, isMultiple: false, options: options('c', 'd') },
];

test.each([
  ['what is known', { many: ['a', 'b'] }, { many: ['a', 'b'] }],
  ['options that are not there', { many: ['a', 'x'], gone: ['a'] }, { many: ['a'] }],
  ['several where one may be chosen', { one: ['d', 'c'] }, { one: ['c'] }],
  ['the same twice', { many: ['b', 'b'] }, { many: ['b'] }],
  ['nothing', { many: [] }, {}],
])('keeps of %s only what the questions have', (_, sent, kept) => {
  expect(knownAnswers(questions, sent)).toEqual(kept);
});

const treatments = flows.flatMap(({ questions: asked }) => asked.flatMap((one) => one.options.flatMap(({ treatment }) => treatment ?? [])));

test('has a questionnaire for each department, with options of their own', () => {
  expect(flows.map(({ department }) => department)).toEqual([...departments]);
  for (const flow of flows) {
    expect(FlowContent.parse(flow)).toEqual(flow);
    const ids = flow.questions.flatMap((one) => one.options.map(({ optionId }) => optionId));
    expect(new Set(ids).size).toBe(ids.length);
    expect(countTreatments(flow, new Set())).toEqual({ treatments: ids.length, made: 0 });
    expect(countTreatments(flow, new Set([`${flow.key}/${ids[0]}`, 'other/x']))).toEqual({ treatments: ids.length, made: 1 });
  }
});

test.each(treatments.map((treatment) => [treatment.treatmentName.en, treatment] as const))(
  'fills in %s wholly, in both languages',
  (_, treatment) => {
    const { balancing, legalBasis, dataSubjects: subjects, dataCategories: categories, art9Basis } = treatment;
    const texts = Object.values(treatment).filter((value) => typeof value === 'object' && 'no' in value);
    for (const { no, en } of texts) {
      expect(no.length).toBeGreaterThan(1);
      expect(en.length).toBeGreaterThan(1);
    }
    expect(balancing !== undefined).toBe(legalBasis === 'f');
    expect(subjects.every((one) => dataSubjects.some((known) => known === one))).toBe(true);
    expect(categories.every((one) => dataCategories.some((known) => known === one))).toBe(true);
    expect(art9Bases.some((one) => one === art9Basis)).toBe(categories.some((one) => specialCategories.includes(one)));
    expect(subjects).not.toHaveLength(0);
    expect(categories).not.toHaveLength(0);
  },
);

test('names no treatment twice', () => {
  for (const language of ['no', 'en'] as const) {
    const names = treatments.map(({ treatmentName }) => treatmentName[language]);
    expect(new Set(names).size).toBe(names.length);
  }
});
