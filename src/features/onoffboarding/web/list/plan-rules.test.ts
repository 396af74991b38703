import { expect, test } from 'vitest';
import { findRows } from '#kernel/web/find-rows.ts';
import type { PlanRow } from '../../contract/plan.ts';
import { planRules, shownPlans } from './plan-rules.ts';

function row(companyUserFullName: string, dueDate: string | null, changes: Partial<PlanRow> = {}): PlanRow {
  const nextTask = dueDate === null ? null : { id: 't', title: `Task of ${companyUserFullName}`, dueDate, responsibleFullName: 'Kari Lie' };
  return {
    id: companyUserFullName,
    type: 'Onboarding',
    companyUserId: 'p',
    companyUserFullName,
    referenceDate: '2027-03-01',
    profileDate: null,
    source: { kind: 'empty', id: null },
    status: 'published',
    isPublished: true,
    publishedDate: null,
    completedDate: null,
    completionPercent: 0,
    numberOfTasks: 2,
    numberOfCompletedTasks: 0,
    numberOfOverdueTasks: 0,
    nextTask,
    endAccess: false,
    createdDate: '2027-01-01T10:00:00.000Z',
    createdByFullName: null,
    version: 1,
    permissions: { view: true, edit: true, delete: true, publish: false, complete: true },
    ...changes,
  };
}

const rows = [
  row('Anne', '2027-04-01'),
  row('Bjørn', '2027-02-01', { numberOfOverdueTasks: 1 }),
  row('Cato', null, { status: 'completed' }),
  row('Dina', '2027-03-01', { status: 'draft', type: 'Offboarding' }),
  row('Erik', '2027-01-10', { numberOfOverdueTasks: 2 }),
];
const wanted = { search: '', filters: {}, sort: undefined, locale: 'nb-NO' };
const names = (found: readonly PlanRow[]) => found.map(({ companyUserFullName }) => companyUserFullName);

test('late plans come first, then what is due next', () => {
  expect(names(findRows(rows, wanted, planRules))).toEqual(['Erik', 'Bjørn', 'Dina', 'Anne', 'Cato']);
});

test('finds plans by person, next task and whose it is, and by filters', () => {
  expect(names(findRows(rows, { ...wanted, search: 'task dina' }, planRules))).toEqual(['Dina']);
  expect(names(findRows(rows, { ...wanted, search: 'lie anne' }, planRules))).toEqual(['Anne']);
  expect(names(findRows(rows, { ...wanted, filters: { late: ['yes'], type: ['Onboarding'] } }, planRules))).toEqual(['Erik', 'Bjørn']);
});

test('completed plans are left out until a status is chosen', () => {
  expect(names(shownPlans(rows, undefined))).not.toContain('Cato');
  expect(names(shownPlans(rows, []))).not.toContain('Cato');
  expect(names(shownPlans(rows, ['completed']))).toContain('Cato');
});
