import { expect, test } from 'vitest';
import type { DataProcessorAgreement } from '../../contract/software.ts';
import { AgreementSchema, newAgreement, sentOf, valuesOf } from './agreement-values.ts';

const agreement = {
  companySoftwareId: 'software-1',
  responsibleName: 'Kari',
  validFrom: '2026-01-01',
  validTo: null,
  subProcessors: ['Sky AS'],
  file: { fileId: 'file-1', fileName: 'avtale.pdf', size: 10, uploadedAt: '2026-01-01T10:00:00.000Z' },
} as unknown as DataProcessorAgreement; // The form reads no more of it.

test('sends an agreement as it was read when nothing is changed', () => {
  expect(sentOf(valuesOf(agreement))).toEqual({
    softwareId: 'software-1',
    responsibleName: 'Kari',
    validFrom: '2026-01-01',
    validTo: null,
    subProcessors: ['Sky AS'],
    fileId: 'file-1',
  });
});

test.each([
  ['a software of the company', 'own/a/b', { softwareId: 'a/b' }],
  ['a known software', 'known/visma', { defaultSoftwareId: 'visma' }],
])('sends %s by its own name', (_what, software, sent) => {
  expect(sentOf({ ...newAgreement(undefined), software })).toMatchObject(sent);
});

test.each([
  ['without a software', newAgreement(undefined), ['software']],
  ['with a software', newAgreement('software-1'), []],
  ['that ends on its first day', { ...newAgreement('software-1'), validFrom: '2026-01-02', validTo: '2026-01-02' }, []],
  ['that ends before it begins', { ...newAgreement('software-1'), validFrom: '2026-01-02', validTo: '2026-01-01' }, ['validTo']],
])('judges an agreement %s', (_what, values, wrong) => {
  const judged = AgreementSchema.safeParse(values);
  expect(judged.success ? [] : judged.error.issues.map(({ path }) => path.join('.'))).toEqual(wrong);
});
