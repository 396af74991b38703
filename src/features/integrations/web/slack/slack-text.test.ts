import { expect, test } from 'vitest';
import { readSlackText } from './slack-text.ts';

test.each([
  ['plain words', 'Gratulerer', [['Gratulerer', false]]],
  [
    'bold between stars',
    '• *Kari* – til 4. desember',
    [
      ['• ', false],
      ['Kari', true],
      [' – til 4. desember', false],
    ],
  ],
  ['escaped letters, once each', '*A &amp;lt; B &gt; C*', [['A &lt; B > C', true]]],
  ['nothing of nothing', '', []],
])('a preview reads %s as Slack does', (_case, text, runs) => {
  expect(readSlackText(text).map(({ text: words, isBold }) => [words, isBold])).toEqual(runs);
});
