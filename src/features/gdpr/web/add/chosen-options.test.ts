import { expect, test } from 'vitest';
import { answeredWith, chosenTreatments } from './chosen-options.ts';

const treatment = (name: string) => ({ treatmentName: { no: name, en: name } });
const option = (optionId: string, made: string | null) => ({
  optionId,
  text: optionId,
  help: null,
  treatment: made === null ? null : treatment(made),
});
const question = (questionId: string, ...options: ReturnType<typeof option>[]) => ({
  questionId,
  text: questionId,
  help: null,
  isMultiple: true,
  options,
});
const flow = { questions: [question('q1', option('pay', 'Payroll'), option('none', null)), question('q2', option('news', 'Newsletter'))] };

test.each([
  [{}, []],
  [{ q1: ['none'] }, []],
  [{ q2: ['news'], q1: ['pay'] }, ['Payroll', 'Newsletter']],
  [{ gone: ['pay'] }, []],
])('makes the treatments of the answers %j in the order of the questions', (answers, names) => {
  expect(chosenTreatments(flow, answers)).toEqual(names.map(treatment));
});

test('forgets a question whose options are all taken back', () => {
  expect(answeredWith({ q1: ['pay'], q2: ['news'] }, 'q1', [])).toEqual({ q2: ['news'] });
  expect(answeredWith({ q2: ['news'] }, 'q1', ['pay'])).toEqual({ q2: ['news'], q1: ['pay'] });
});
