import { describe, expect, test } from 'vitest';
import { findRuleConflict, validateRule } from './validate-rule.ts';
import type { RuleFields } from './rule.ts';

const birthday: RuleFields = {
  reason: 'Birthday',
  title: 'Bursdag i morgen',
  description: '',
  recipients: ['reportingManager'],
  difference: { direction: 'before', days: 1 },
  repeatDays: null,
  date: null,
  channels: [1],
  actions: [],
};
const prompt: Partial<RuleFields> = { reason: 'PromptToAddAbsence', recipients: ['relatedUser'] };
const report: Partial<RuleFields> = {
  reason: 'CompanyReport',
  recipients: ['allSystemAdmins'],
  difference: { direction: 'instant', days: 0 },
};
const request: Partial<RuleFields> = { reason: 'AbsenceRequestNotificationAdmins', difference: { direction: 'after', days: 3 } };
const invitation: Partial<RuleFields> = {
  reason: 'PendingUserInvitation',
  difference: { direction: 'after', days: 7 },
  recipients: ['relatedUser'],
};
const before = (days: number) => ({ difference: { direction: 'before', days } }) as const;

describe('what a rule says', () => {
  test.each<[why: string, change: Partial<RuleFields>, codes: string[]]>([
    ['as it may be', {}, []],
    ['at once', { difference: { direction: 'instant', days: 0 } }, []],
    ['no title', { title: '  ' }, ['TitleFormat']],
    ['a title of 75', { title: 'a'.repeat(75) }, []],
    ['a title of 76', { title: 'a'.repeat(76) }, ['TitleFormat']],
    ['a title with a mark', { title: 'Hei!' }, ['TitleFormat']],
    ['Norwegian letters, numbers and a period', { title: 'Påminnelse nr. 2 øæå' }, []],
    ['no recipients', { recipients: [] }, ['NoRecipients']],
    ['a recipient of another reason', { recipients: ['reportingManager', 'signingInitiator'] }, ['RecipientNotAllowed']],
    ['no channel', { channels: [] }, ['NoMethod']],
    ['SMS about a birthday', { channels: [1, 3] }, ['ChannelNotAllowed']],
    ['0 days before', before(0), ['DaysDifferenceNotAllowed']],
    ['30 days before', before(30), []],
    ['31 days before', before(31), ['DaysDifferenceNotAllowed']],
    ['after a birthday', { difference: { direction: 'after', days: 1 } }, ['DaysDifferenceNotAllowed']],
    ['at once with days', { difference: { direction: 'instant', days: 1 } }, ['DaysDifferenceNotAllowed']],
    ['a birthday that repeats', { repeatDays: 7 }, ['OccurrenceNotAllowed']],
    ['a birthday with a date', { date: '2026-09-30' }, ['DaysDifferenceNotAllowed']],
    ['a birthday with an action', { actions: ['approve'] }, ['ActionNotAllowed']],
    ['a prompt before its date', { ...prompt, ...before(14), date: '2026-04-15', repeatDays: 90 }, []],
    ['a prompt before no date', { ...prompt, ...before(14) }, ['DaysDifferenceNotAllowed']],
    ['a prompt at once, repeated', { ...prompt, difference: { direction: 'instant', days: 0 }, repeatDays: 7 }, []],
    ['a request at once, repeated', { ...request, difference: { direction: 'instant', days: 0 }, repeatDays: 1 }, []],
    [
      'a new person at once, repeated',
      { ...birthday, reason: 'UserCreated', recipients: ['ruleCreator'], difference: { direction: 'instant', days: 0 }, repeatDays: 7 },
      ['OccurrenceNotAllowed'],
    ],
    ['a repeat of 91 days', { ...prompt, ...before(14), date: '2026-04-15', repeatDays: 91 }, ['OccurrenceNotAllowed']],
    ['a weekly report', { ...report, repeatDays: 7 }, []],
    ['a monthly report', { ...report, repeatDays: 30 }, []],
    ['a report of ten days', { ...report, repeatDays: 10 }, ['OccurrenceNotAllowed']],
    ['a report that comes once', { ...report }, ['OccurrenceNotAllowed']],
    ['a waiting request, repeated', { ...request, repeatDays: 3, actions: ['request'], channels: [1, 2, 3] }, []],
    ['an action of the other reason', { ...request, actions: ['approve'] }, ['ActionNotAllowed']],
    ['the invited by mail', { ...invitation, channels: [2] }, []],
    ['the invited in the product', { ...invitation, channels: [1] }, ['ChannelNotAllowed']],
    [
      'the invited by mail, and the creator in the product',
      { ...invitation, recipients: ['relatedUser', 'ruleCreator'], channels: [1, 2] },
      [],
    ],
    ['much at once', { title: '', recipients: [], channels: [] }, ['TitleFormat', 'NoRecipients', 'NoMethod']],
  ])('%s', (_, change, codes) => {
    expect(validateRule({ ...birthday, ...change }).map(({ code }) => code)).toEqual(codes);
  });
});

describe('a rule beside a birthday rule one day before, to the manager, in the product', () => {
  test.each<[why: string, change: Partial<RuleFields>, code: string | undefined]>([
    ['the same', {}, 'IdenticalRuleExists'],
    ['the same under another title', { title: 'Noe annet' }, 'IdenticalRuleExists'],
    ['another day', before(2), undefined],
    ['another reason', { reason: 'WorkAnniversary' }, undefined],
    ['another channel', { channels: [2] }, undefined],
    ['one more channel', { channels: [1, 2] }, 'OverlappingRuleExists'],
    ['one more recipient', { recipients: ['reportingManager', 'ruleCreator'] }, 'OverlappingRuleExists'],
    ['other recipients', { recipients: ['allSystemAdmins'] }, undefined],
    ['recipients among whom the manager is', { recipients: ['everyoneNonAdmin'] }, 'OverlappingRecipients'],
    ['the same recipients by another channel', { recipients: ['everyoneNonAdmin'], channels: [2] }, undefined],
  ])('%s', (_, change, code) => {
    expect(findRuleConflict({ ...birthday, ...change }, [birthday])?.code).toBe(code);
  });

  test('a weekly report stands beside a monthly one', () => {
    const weekly = { ...birthday, ...report, repeatDays: 7 };
    expect(findRuleConflict({ ...weekly, repeatDays: 30 }, [weekly])).toBeUndefined();
    expect(findRuleConflict({ ...weekly, channels: [1, 2] }, [weekly])?.code).toBe('OverlappingRuleExists');
  });
});
