import { expect, test } from 'vitest';
import { validateChanges } from './validate-changes.ts';
import type { Line } from './validate-changes.ts';

/** `a>b` = a reports to b; `x` marks an external person, `-` a deactivated one. */
function chart(text: string): Map<string, Line> {
  const lines = text.split(' ').map((word): Line => {
    const [, id = '', marks = '', managerId = null] = /^(\w)([x-]*)(?:>(\w))?$/.exec(word) ?? [];
    return { id, managerId: managerId ?? null, version: 1, isExternal: marks.includes('x'), isInactive: marks.includes('-') };
  });
  return new Map(lines.map((line) => [line.id, line]));
}

function moves(text: string) {
  return text.split(' ').map((word) => {
    const [, id = '', to = '', version] = /^(\w)>(\w|0)(?:@(\d))?$/.exec(word) ?? [];
    return {
      companyUserId: id,
      reportingToCompanyUserId: to === '0' ? null : to,
      ...(version !== undefined && { version: Number(version) }),
    };
  });
}

function told(before: string, changes: string): string {
  const validated = validateChanges(chart(before), moves(changes));
  if ('refusal' in validated)
    return validated.refusal === 'common.NotFound'
      ? validated.refusal
      : `${validated.refusal.split('.')[1]}: ${validated.details.ids.join('')}`;
  const saved = validated.moves.map((move) => `${move.companyUserId}>${move.reportingToCompanyUserId ?? '0'}`);
  const skipped = validated.skipped.map(({ companyUserId, code }) => `${companyUserId} ${code.split('.')[1]}`);
  return [saved.join(' '), ...skipped].join(' | ');
}

test.each([
  ['a move', 'a b>a c>a', 'c>b', 'c>b'],
  ['to nobody', 'a b>a', 'b>0', 'b>0'],
  ['what is so already', 'a b>a', 'b>a', ''],
  ['two who change places', 'a b>a c>b', 'b>c c>a', 'b>c c>a'],
  ['a whole line turned round', 'a b>a c>b d>c', 'a>b b>c c>d d>0', 'a>b b>c c>d d>0'],
  ['the last wish for a person', 'a b>a c>a', 'c>b c>0', 'c>0'],
  ['a circle of two', 'a b', 'a>b b>a', 'ReportingCircleExists: ab'],
  ['a circle through somebody who does not move', 'a b>a c>b', 'a>c', 'ReportingCircleExists: acb'],
  ['a circle, without the one who is moved below it', 'a b c', 'c>a a>b b>a', 'ReportingCircleExists: ab'],
  ['oneself', 'a b', 'b>b a>b', 'CannotReportToSelf: b'],
  ['somebody of nowhere', 'a', 'z>a', 'common.NotFound'],
  ['somebody of nowhere beside somebody known', 'a b', 'b>a z>a', 'common.NotFound'],
  ['a manager of nowhere', 'a b', 'b>z', ' | b InvalidReportingManager'],
  ['a manager who has left meanwhile', 'a b- c>a d', 'c>b d>a', 'd>a | c InvalidReportingManager'],
  ['an external manager', 'a bx c', 'c>b', ' | c InvalidReportingManager'],
  ['an external person', 'a bx', 'b>a', ' | b InvalidReportingManager'],
  ['an external person to nobody', 'a bx>a', 'b>0', 'b>0'],
  ['somebody who has left meanwhile', 'a b->a', 'b>0', ' | b FailedToSetManager'],
  ['somebody whom another has changed meanwhile', 'a b>a c', 'b>0@2 c>a@1', 'c>a | b Conflict'],
  // b should leave a's line, but was changed by another user, so a cannot be moved below it.
  ['of two circles the first is told', 'a b c d', 'a>b b>a c>d d>c', 'ReportingCircleExists: ab'],
  ['a circle only because something is left out', 'a b>a c', 'b>0@2 a>b', ' | b Conflict | a ReportingCircleExists'],
])('%s', (_, before, changes, expected) => {
  expect(told(before, changes)).toBe(expected);
});

test('validates ten thousand moves along one line in a moment', () => {
  const ids = Array.from({ length: 10_000 }, (_unused, index) => `p${index}`);
  const lines = new Map(
    ids.map((id, index) => [id, { id, managerId: ids[index - 1] ?? null, version: 1, isExternal: false, isInactive: false }]),
  );
  const changes = ids.map((companyUserId, index) => ({ companyUserId, reportingToCompanyUserId: ids[index + 1] ?? null }));
  const validated = validateChanges(lines, changes);
  expect('moves' in validated && validated.moves.length).toBe(10_000);
});

test('leaves out thousands of circles that close only because something is left out, in a moment', () => {
  const pairs = Array.from({ length: 4_000 }, (_unused, index) => [`a${index}`, `b${index}`] as const);
  const line = (id: string, managerId: string | null): [string, Line] => [
    id,
    { id, managerId, version: 1, isExternal: false, isInactive: false },
  ];
  // Each b should leave its a, but was changed by another user; so a cannot be moved below b.
  const lines = new Map(pairs.flatMap(([a, b]) => [line(a, null), line(b, a)]));
  const changes = pairs.flatMap(([a, b]) => [
    { companyUserId: b, reportingToCompanyUserId: null, version: 2 },
    { companyUserId: a, reportingToCompanyUserId: b },
  ]);
  const validated = validateChanges(lines, changes);
  expect('moves' in validated && [validated.moves.length, validated.skipped.length]).toEqual([0, 8_000]);
});
