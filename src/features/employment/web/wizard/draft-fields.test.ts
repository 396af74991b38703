import { describe, expect, test } from 'vitest';
import type { EmploymentDocument } from '../../contract/document.ts';
import { draftOf } from '../../testing/drafts.ts';
import { canBeSent, changedBy, changesOf, contentOfDraft, differing, fieldsOf, mergedInto, valuesIn } from './draft-fields.ts';

const manager = draftOf('manager', { leadingPosition: false, overtimePayment: true, overtimeMayOccure: true });
const { template } = contentOfDraft(manager);

const changed = (changes: Parameters<typeof changedBy>[1], document: EmploymentDocument = manager) =>
  changedBy(fieldsOf(document), changes, contentOfDraft(document).template);
const elementsOf = (document: EmploymentDocument) => contentOfDraft(document).elements;
const sentElements = (document: EmploymentDocument) =>
  elementsOf(document).map(({ key, active, changed: hasOwn, text }) => ({ key, active, text: hasOwn ? text : null, title: null }));
const activeOf = (document: EmploymentDocument, clause: string) => elementsOf(document).find(({ key }) => key === clause)?.active;

test('laying the fields of a document over it changes nothing', () => {
  expect(mergedInto(manager, fieldsOf(manager))).toEqual(manager);
});

describe('what a step changes', () => {
  test('stands in the document, in its clauses too', () => {
    const covered = mergedInto(manager, changed({ variables: [{ key: 'collectiveAgreementFlag', value: true }] }));
    expect(activeOf(manager, 'collectiveAgreement')).toBe(false);
    expect(activeOf(covered, 'collectiveAgreement')).toBe(true);
  });

  test('a switch that is turned off clears what depends on it', () => {
    const on = changed({ variables: [{ key: 'leadingPosition', value: true }] });
    const off = changedBy(on, { variables: [{ key: 'leadingPosition', value: false }] }, template);
    expect(valuesIn(off)).toMatchObject({ overtimePayment: null, overtimeMayOccure: null });
  });

  test('a clause that its switch turned on goes with it, though the clauses were sent meanwhile', () => {
    const on = changed({ variables: [{ key: 'collectiveAgreementFlag', value: true }] });
    const sent = changedBy(on, { elements: sentElements(mergedInto(manager, on)) }, template);
    const off = changedBy(sent, { variables: [{ key: 'collectiveAgreementFlag', value: false }] }, template);
    expect(activeOf(mergedInto(manager, off), 'collectiveAgreement')).toBe(false);
  });

  test('an own clause comes where it was put, and goes', () => {
    const own = { key: 'own-1', active: true, text: [{ kind: 'paragraph' as const, runs: [{ text: 'Hund' }] }], title: 'Hund' };
    const [first, ...rest] = sentElements(manager);
    const added = changed({ elements: [...(first ? [first] : []), own, ...rest] });
    expect(elementsOf(mergedInto(manager, added))[1]).toMatchObject({ key: 'own-1', title: 'Hund', isOwn: true, changed: true });
    const removed = changedBy(added, { elements: sentElements(manager) }, template);
    expect(elementsOf(mergedInto(manager, removed))).toEqual(elementsOf(manager));
  });
});

test.each<[string, Parameters<typeof changedBy>[1], ReturnType<typeof changesOf>]>([
  ['a value', { variables: [{ key: 'firstName', value: 'Ola' }] }, { variables: [{ key: 'firstName', value: 'Ola' }] }],
  ['a value as it was', { variables: [{ key: 'leadingPosition', value: false }] }, {}],
  ['a choice', { baseData: { inviteUser: false } }, { baseData: { inviteUser: false } }],
  ['the person', { companyUserId: 'a' }, { companyUserId: 'a' }],
])('sends only what differs: %s', (_case, changes, sent) => {
  const fields = changed(changes);
  expect(changesOf(fields, differing(fieldsOf(manager), fields))).toEqual(sent);
});

test('sends every clause when one has changed', () => {
  const elements = sentElements(manager).map((one) => (one.key === 'confidentiality' ? { ...one, active: false } : one));
  const fields = changed({ elements });
  const sent = changesOf(fields, differing(fieldsOf(manager), fields)).elements;
  expect(sent?.map(({ key }) => key)).toEqual(elementsOf(manager).map(({ key }) => key));
  expect(sent?.find(({ key }) => key === 'confidentiality')?.active).toBe(false);
});

test.each<[string, unknown, boolean]>([
  ['variable.firstName', 'Ola', true],
  ['variable.firstName', 'x'.repeat(60), true],
  ['variable.firstName', 'x'.repeat(4001), false],
  ['variable.firstName', 'Ola 🎉', false],
  ['variable.paidAbsence', ['Flytting', 'a\u202Eb'], false],
  ['variable.pensions', [{ type: 'OTP', provider: 'Storebrand' }], true],
  ['variable.pensions', [{ type: 'OTP', provider: '🎉' }], false],
  ['base.signeeRole', 'x'.repeat(75), true],
  ['base.signeeRole', 'x'.repeat(76), false],
  ['clause.own-1', { active: true, text: null, title: 'x'.repeat(200) }, true],
  ['clause.own-1', { active: true, text: null, title: 'x'.repeat(201) }, false],
  ['clause.own-1', undefined, true],
  ['name', null, true],
])('whether %s can be saved as %j is %s', (name, value, can) => {
  expect(canBeSent(name, value)).toBe(can);
});
