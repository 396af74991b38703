import { expect, test } from 'vitest';
import { blankTreatment } from './blank-treatment.ts';
import { changedText, changedTreatment } from './change-treatment.ts';

const stored = { no: 'Lønn', en: 'Pay' };

test('a plain text changes the language of the caller alone, a text in both languages each', () => {
  expect(changedText(stored, 'Lønnskjøring', 'no')).toEqual({ no: 'Lønnskjøring', en: 'Pay' });
  expect(changedText(stored, '', 'en')).toEqual({ no: 'Lønn', en: '' });
  expect(changedText(stored, { no: 'A', en: '' }, 'no')).toEqual({ no: 'A', en: '' });
});

test('what is not sent stays, and what is sent takes its place', () => {
  const treatment = { ...blankTreatment, treatmentName: stored, purpose: stored, department: 'HR', dataSubjects: ['employees'] };
  const change = { purpose: 'Payroll', activity: { no: 'Utbetaling', en: '' }, department: '', retentionMonths: 60, nextReview: undefined };
  expect(changedTreatment({ ...treatment, nextReview: '2027-01-01' }, change, 'en')).toEqual({
    ...treatment,
    nextReview: '2027-01-01',
    purpose: { no: 'Lønn', en: 'Payroll' },
    activity: { no: 'Utbetaling', en: '' },
    department: '',
    retentionMonths: 60,
  });
});
