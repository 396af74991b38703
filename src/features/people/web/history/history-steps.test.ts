import { expect, test } from 'vitest';
import type { HistoryEntry } from '../../contract/life.ts';
import { historySteps } from './history-steps.ts';

const first: HistoryEntry = {
  validFrom: '2020-01-01',
  position: 'Lærling',
  department: 'Verksted',
  reportingToCompanyUserId: 'a',
  reportingToFullName: 'Anne Vik',
  positionCoverage: null,
  changedAt: '2020-01-01T08:00:00.000Z',
  changedByCompanyUserId: null,
  changedByFullName: null,
};

test('tells what each day changed, newest first', () => {
  const second = { ...first, validFrom: '2023-05-01', position: 'Montør', positionCoverage: 80 };
  expect(historySteps([second, first]).map(({ changes }) => changes)).toEqual([
    [
      { field: 'position', before: 'Lærling', after: 'Montør' },
      { field: 'positionCoverage', before: null, after: 80 },
    ],
    [
      { field: 'position', before: undefined, after: 'Lærling' },
      { field: 'department', before: undefined, after: 'Verksted' },
      { field: 'reportingToFullName', before: undefined, after: 'Anne Vik' },
    ],
  ]);
});

test('takes a manager with a new name for the same, and another of the same name for a change', () => {
  const married = { ...first, validFrom: '2021-01-01', reportingToFullName: 'Anne Berg' };
  expect(historySteps([married, first])).toHaveLength(1);
  const other = { ...first, validFrom: '2021-01-01', reportingToCompanyUserId: 'b' };
  expect(historySteps([other, first])[0]?.changes).toEqual([{ field: 'reportingToFullName', before: 'Anne Vik', after: 'Anne Vik' }]);
});

test('shows that a manager was taken away', () => {
  const alone = { ...first, validFrom: '2021-01-01', reportingToCompanyUserId: null, reportingToFullName: null };
  expect(historySteps([alone, first])[0]?.changes).toEqual([{ field: 'reportingToFullName', before: 'Anne Vik', after: null }]);
});
