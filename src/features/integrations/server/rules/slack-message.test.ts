import { describe, expect, test } from 'vitest';
import { slackMessage, slackText } from './slack-message.ts';
import { awayMessage, birthdayMessage, type Away } from './slack-words.ts';

const joiner = '\u2060';

describe('words of people in a message', () => {
  test.each([
    ['a name as it is', 'Åse Bjørn-Hansen O’Neill', 'Åse Bjørn-Hansen O’Neill'],
    ['the three letters that Slack escapes', 'A & <B> &amp;', 'A &amp; &lt;B&gt; &amp;amp;'],
    ['a mention of everybody', '@channel', `@${joiner}channel`],
    ['a mention in Slack’s own form', '<!channel> <@U123>', `&lt;!channel&gt; &lt;@${joiner}U123&gt;`],
    ['a channel', '#general', `#${joiner}general`],
    ['an emoji', 'Kari :tada:', `Kari :${joiner}tada:${joiner}`],
    ['a link', '<https://ond.no|Kari>', `&lt;https:${joiner}//ond.no|Kari&gt;`],
    ['marks of formatting', '*Kari* _Li_ ~Moe~ `x`', 'Kari Li Moe x'],
    ['lines and invisible marks', 'Kari\nLi\u202e\u0000 Moe', 'Kari Li Moe'],
  ])('%s', (_case, name, shown) => {
    expect(slackText(name)).toBe(shown);
  });
});

const more = (count: number): string => `+${count}`;
const sizes = ({ blocks }: ReturnType<typeof slackMessage>) => blocks.map(({ text: { text } }) => text.length);

describe('the limits of a message', () => {
  test('a section holds 3,000 letters, and one more goes to the next', () => {
    const fitting = slackMessage([{ title: 'T', lines: ['a'.repeat(1000), 'b'.repeat(1996)] }], more);
    expect(sizes(fitting)).toEqual([1, 2997]);
    const over = slackMessage([{ title: 'T', lines: ['a'.repeat(1000), 'b'.repeat(1997)] }], more);
    expect(sizes(over)).toEqual([1, 1000, 1997]);
  });

  test('a header is cut at 150 letters', () => {
    const { blocks } = slackMessage([{ title: 'x'.repeat(151), lines: ['a'] }], more);
    expect(blocks[0]?.text.text).toBe(`${'x'.repeat(149)}…`);
    expect(slackMessage([{ title: 'x'.repeat(150), lines: ['a'] }], more).blocks[0]?.text.text).toBe('x'.repeat(150));
  });

  test('46 people are one section below a header', () => {
    const people = Array.from({ length: 46 }, (_unused, place) => ({ fullName: `Person ${place}`, until: '2026-11-27' }));
    const message = awayMessage('no', [{ heading: 'tomorrow', day: '2026-11-27', people }]);
    expect(message?.blocks.map(({ type }) => type)).toEqual(['header', 'section']);
  });

  test.each([1, 2])('10,000 people in each of %i parts fit, and the rest is counted', (parts) => {
    const lines = Array.from({ length: 10_000 }, (_unused, place) => `• *Ansatt nummer ${place} med et langt navn*`);
    const message = slackMessage(
      Array.from({ length: parts }, () => ({ title: 'T', lines })),
      more,
    );
    expect(message.blocks.length).toBeLessThanOrEqual(50);
    expect(Math.max(...sizes(message))).toBeLessThanOrEqual(3000);
    expect(sizes(message).reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(37_000);
    expect(message.text.length).toBeLessThanOrEqual(3000);
    const shown = message.blocks.flatMap(({ text: { text } }) => text.split('\n'));
    const counted = shown.flatMap((line) => (line.startsWith('+') ? Number(line.slice(1)) : []));
    expect(counted).toHaveLength(parts);
    expect(shown.filter((line) => line.startsWith('•')).length + counted.reduce((sum, count) => sum + count, 0)).toBe(parts * 10_000);
  });

  test('short lines stop at 50 blocks', () => {
    const lines = Array.from({ length: 60 }, () => 'x'.repeat(2999));
    const { blocks } = slackMessage([{ title: 'T', lines }], more);
    expect(blocks.length).toBeLessThanOrEqual(50);
    expect(blocks.at(-1)?.text.text.length).toBeLessThanOrEqual(3000);
  });
});

const kari: Away = { fullName: 'Kari Li', until: '2026-11-27' };
const ola: Away = { fullName: 'Ola Moe', until: '2027-01-04' };
const words = (message: ReturnType<typeof awayMessage>) => message?.blocks.map(({ text: { text } }) => text);

describe('what a message says', () => {
  test('who is away tomorrow, and until when, in both languages', () => {
    const parts = [{ heading: 'tomorrow' as const, day: '2026-11-27', people: [kari, ola] }];
    expect(words(awayMessage('no', parts))).toEqual([
      'Borte i morgen, fredag 27. november',
      '• *Kari Li*\n• *Ola Moe* – til og med mandag 4. januar 2027',
    ]);
    expect(words(awayMessage('en', parts))).toEqual([
      'Away tomorrow, Friday 27 November',
      '• *Kari Li*\n• *Ola Moe* – to Monday 4 January 2027',
    ]);
  });

  test('who was told to be away and is not, without a day', () => {
    const parts = [{ heading: 'backAgain' as const, day: '2026-11-30', people: [{ ...ola, until: '2026-11-30' }] }];
    expect(words(awayMessage('no', parts))).toEqual(['Likevel ikke borte i morgen, mandag 30. november', '• *Ola Moe*']);
  });

  test('nothing of parts without people, and nothing at all without any', () => {
    expect(
      words(
        awayMessage('no', [
          { heading: 'tomorrow', day: '2026-11-28', people: [] },
          { heading: 'monday', day: '2026-11-30', people: [kari] },
        ]),
      ),
    ).toEqual(['Borte mandag 30. november', '• *Kari Li*']);
    expect(awayMessage('no', [{ heading: 'tomorrow', day: '2026-11-28', people: [] }])).toBeUndefined();
    expect(birthdayMessage('no', '2026-11-27', [])).toBeUndefined();
  });

  test('birthdays by name, without years', () => {
    expect(words(birthdayMessage('en', '2026-11-27', ['Kari Li', 'Ola Moe']))).toEqual([
      'Birthday today, Friday 27 November',
      '🎂 *Kari Li*\n🎂 *Ola Moe*\nHappy birthday!',
    ]);
  });

  test('what a telephone says is the same in plain lines', () => {
    expect(awayMessage('no', [{ heading: 'tomorrow', day: '2026-11-27', people: [kari] }])?.text).toBe(
      'Borte i morgen, fredag 27. november\n• *Kari Li*',
    );
  });
});
