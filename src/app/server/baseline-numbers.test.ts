import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  absenceActions,
  absencePortions,
  absenceStatus,
  absenceStatuses,
  absenceTypes,
  transferStatuses,
} from '#features/absence/contract/kinds.ts';
import { noteStatus } from '#features/notes/contract/entities.ts';
import { channelNumber } from '#features/notifications/contract/reasons.ts';

const listOf = (numbers: readonly number[]) => `(${numbers.join(', ')})`;
const rangeOf = (numbers: readonly number[]) => `${Math.min(...numbers)} and ${Math.max(...numbers)}`;
/** Every SQL condition on one of these columns with a literal number. */
const conditions = /\b(?:status|type|portion|action|channel) (?:(?:=|<>|<|>|<=|>=) \d+|(?:not )?in \(\d+(?:, \d+)*\)|between \d+ and \d+)/g;

const { Unspecified } = absenceStatus;

test.each([
  [
    'notes',
    '2026-11-22-1008-notes.sql',
    [
      `status in ${listOf(Object.values(noteStatus))}`,
      `status <> ${noteStatus.deleted}`,
      `status <> ${noteStatus.deleted}`,
      `status = ${noteStatus.active}`,
    ],
  ],
  ['notifications', '2026-11-22-1009-notifications.sql', [`channel in ${listOf([channelNumber.email, channelNumber.sms])}`]],
  [
    'absence',
    '2026-11-22-1010-absence.sql',
    [
      `status between ${rangeOf(absenceStatuses.filter((status) => status !== Unspecified))}`,
      `type between ${rangeOf(absenceTypes)}`,
      `status = ${absenceStatus.PendingForUpdate}`,
      `type between ${rangeOf(absenceTypes)}`,
      `portion between ${rangeOf(absencePortions)}`,
      `action between ${rangeOf(absenceActions)}`,
      `status in ${listOf(transferStatuses)}`,
    ],
  ],
])('the numbers in the baseline of %s are those of the contract', (feature, file, expected) => {
  const text = readFileSync(new URL(`../../features/${feature}/server/migrations/${file}`, import.meta.url), 'utf8');
  expect([...text.matchAll(conditions)].map(([condition]) => condition)).toEqual(expected);
});
