import { describe, expect, test } from 'vitest';
import { directionsOf, fieldsOf, withOfferedChoices, newRule, reaches } from './rule-values.ts';

type Offered = Parameters<typeof newRule>[0];
type Fields = ReturnType<typeof newRule>;

const about = (overrides: Partial<Offered> = {}): Offered => ({
  reason: 'PromptToAddAbsence',
  reasonId: 10,
  before: [1, 30],
  after: [2, 90],
  instant: true,
  repeats: [1, 90],
  repeatsInstant: false,
  onlyRepeats: null,
  hasDate: true,
  recipients: [
    { kind: 'relatedUser', channels: [2] },
    { kind: 'ruleCreator', channels: [1, 2, 3] },
  ],
  channels: [1, 2, 3],
  actions: ['approve', 'delete'],
  ...overrides,
});
const rule = (overrides: Partial<Fields> = {}): Fields => ({
  reason: 'PromptToAddAbsence',
  title: 'Tittel',
  description: 'Tekst',
  recipients: ['ruleCreator'],
  difference: { direction: 'before', days: 7 },
  repeatDays: null,
  date: null,
  channels: [1],
  actions: [],
  ...overrides,
});

test.each<[Partial<Offered>, string[]]>([
  [{}, ['before', 'after', 'instant']],
  [{ before: null }, ['after', 'instant']],
  [{ after: null }, ['before', 'instant']],
  [{ instant: false }, ['before', 'after']],
  [{ before: null, after: null, instant: false }, []],
])('a reason with %j allows %j', (overrides, directions) => {
  expect(directionsOf(about(overrides))).toEqual(directions);
});

test('a new rule begins with the nearest days, the first recipient and the first way to reach them', () => {
  expect(newRule(about())).toEqual({
    reason: 'PromptToAddAbsence',
    title: '',
    description: '',
    recipients: ['relatedUser'],
    difference: { direction: 'before', days: 1 },
    repeatDays: null,
    date: null,
    channels: [2],
    actions: [],
  });
  expect(newRule(about({ before: null })).difference).toEqual({ direction: 'after', days: 2 });
  expect(newRule(about({ before: null, after: null })).difference).toEqual({ direction: 'instant', days: 0 });
  expect(newRule(about({ onlyRepeats: [7, 30] })).repeatDays).toBe(7);
});

test('the form begins with what the rule said, and nothing else of it', () => {
  const stored = { ruleId: 'r', isActive: true, version: 3, createdBy: null, permissions: { edit: true, takeOver: false } };
  const said = rule({ date: '2026-12-01', repeatDays: 3, channels: [1, 3], actions: ['approve'] });
  expect(fieldsOf({ ...stored, ...said })).toEqual(said);
});

describe('what the reason does not allow is not kept', () => {
  test.each<[string, Partial<Fields>, Partial<Offered>, Partial<Fields>]>([
    [
      'a direction',
      { difference: { direction: 'instant', days: 0 } },
      { instant: false },
      { difference: { direction: 'before', days: 1 } },
    ],
    ['any direction', {}, { before: null, after: null, instant: false }, { difference: { direction: 'instant', days: 0 } }],
    ['too few days', { difference: { direction: 'before', days: 0 } }, {}, { difference: { direction: 'before', days: 1 } }],
    ['too many days', { difference: { direction: 'after', days: 91 } }, {}, { difference: { direction: 'after', days: 90 } }],
    ['days at once', { difference: { direction: 'instant', days: 9 } }, {}, { difference: { direction: 'instant', days: 0 } }],
    ['a recipient', { recipients: ['allSystemAdmins', 'ruleCreator'] }, {}, { recipients: ['ruleCreator'] }],
    [
      'a channel that reaches nobody chosen',
      { recipients: ['relatedUser'], channels: [1, 2] },
      {},
      { recipients: ['relatedUser'], channels: [2] },
    ],
    ['the only channel', { recipients: ['relatedUser'], channels: [1] }, {}, { recipients: ['relatedUser'], channels: [] }],
    ['an action', { actions: ['decline', 'delete'] }, {}, { actions: ['delete'] }],
    ['an own date', { date: '2026-12-01' }, { hasDate: false }, { date: null }],
    [
      'an own date after',
      { date: '2026-12-01', difference: { direction: 'after', days: 7 } },
      {},
      { date: null, difference: { direction: 'after', days: 7 } },
    ],
    ['repeats', { repeatDays: 5 }, { repeats: null }, { repeatDays: null }],
    [
      'repeats at once',
      { repeatDays: 5, difference: { direction: 'instant', days: 0 } },
      {},
      { repeatDays: null, difference: { direction: 'instant', days: 0 } },
    ],
    [
      'repeats at once of what may',
      { repeatDays: 5, difference: { direction: 'instant', days: 0 } },
      { repeatsInstant: true },
      { repeatDays: 5, difference: { direction: 'instant', days: 0 } },
    ],
    ['repeats too seldom', { repeatDays: 91 }, {}, { repeatDays: 90 }],
    ['repeats too often', { repeatDays: 1 }, { repeats: [3, 90] }, { repeatDays: 3 }],
    ['another repeat than the two there are', { repeatDays: 5 }, { onlyRepeats: [7, 30] }, { repeatDays: 7 }],
    ['no repeat where there must be one', {}, { onlyRepeats: [7, 30] }, { repeatDays: 7 }],
    ['no repeat of none', { repeatDays: 5 }, { onlyRepeats: [] }, { repeatDays: null }],
    ['another reason', { reason: 'Birthday' }, {}, {}],
  ])('%s', (_name, overrides, offered, kept) => {
    expect(withOfferedChoices(rule(overrides), about(offered))).toEqual(rule(kept));
  });
});

test('what the reason allows stays, in the order of the choices', () => {
  const said = rule({
    recipients: ['relatedUser', 'ruleCreator'],
    repeatDays: 30,
    date: '2026-12-01',
    channels: [3, 2, 1],
    actions: ['delete', 'approve'],
  });
  expect(withOfferedChoices(said, about())).toEqual({
    ...said,
    recipients: ['ruleCreator', 'relatedUser'],
    channels: [1, 2, 3],
    actions: ['approve', 'delete'],
  });
  expect(withOfferedChoices(rule({ repeatDays: 30 }), about({ onlyRepeats: [7, 30] })).repeatDays).toBe(30);
});

test('a rule whose last channel is removed has none', () => {
  expect(withOfferedChoices(rule({ channels: [] }), about()).channels).toEqual([]);
});

test.each<[Fields['recipients'], number, boolean]>([
  [['relatedUser'], 2, true],
  [['relatedUser'], 1, false],
  [['relatedUser', 'ruleCreator'], 1, true],
  [[], 1, true],
  [['allSystemAdmins'], 1, false],
])('whether %j can be told by channel %i is %s', (recipients, channel, expected) => {
  expect(reaches(about(), recipients, channel)).toBe(expected);
});

test('nobody is reached by a channel that nobody has', () => {
  expect(reaches(about({ recipients: [{ kind: 'relatedUser', channels: [2] }] }), [], 1)).toBe(false);
});
