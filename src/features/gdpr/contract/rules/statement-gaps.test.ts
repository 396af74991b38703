import { expect, test } from 'vitest';
import { statementGaps } from '../endpoints-statements.ts';
import { blocksStatement } from './statement-gaps.ts';

test('a statement waits for people and treatments, not for answers or the other language', () => {
  expect(statementGaps.filter(blocksStatement)).toEqual(['responsible', 'contactPerson', 'dataProtectionOfficer', 'treatments']);
});
