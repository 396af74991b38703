import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { septetsOf } from './gsm-7.ts';
import { costlyCharacters, maxSmsParts, plainerText, refusedCharacters, smsParts, smsText } from './sms-parts.ts';

const a = (count: number): string => 'a'.repeat(count);

describe('the parts of a text', () => {
  test.each<[string, string, string, number]>([
    ['nothing', '', 'gsm7', 1],
    ['160 letters', a(160), 'gsm7', 1],
    ['161 letters', a(161), 'gsm7', 2],
    ['306 letters', a(306), 'gsm7', 2],
    ['307 letters', a(307), 'gsm7', 3],
    ['918 letters', a(918), 'gsm7', 6],
    ['919 letters', a(919), 'gsm7', 7],
    ['80 euros', '€'.repeat(80), 'gsm7', 1],
    ['81 euros', '€'.repeat(81), 'gsm7', 2],
    ['æøå', 'æøåÆØÅ'.repeat(20), 'gsm7', 1],
    ['70 units with an emoji', `${a(68)}😀`, 'ucs2', 1],
    ['71 units with an emoji', `${a(69)}😀`, 'ucs2', 2],
    ['402 units', `ê${a(401)}`, 'ucs2', 6],
    ['403 units', `ê${a(402)}`, 'ucs2', 7],
    ['160 letters with one curly quote', `${a(159)}’`, 'ucs2', 3],
  ])('of %s', (_what, text, alphabet, count) => {
    const found = smsParts(text);
    expect([found.alphabet, found.parts.length]).toEqual([alphabet, count]);
  });

  test('an escape with its letter and the halves of an emoji are never cut', () => {
    expect(smsParts(`${a(152)}€${a(10)}`).parts).toEqual([a(152), `€${a(10)}`]);
    expect(smsParts(`${a(66)}😀${a(10)}`).parts).toEqual([a(66), `😀${a(10)}`]);
    // 918 septets that need a seventh part, because the first one ends before the pair.
    expect(smsParts(`${a(152)}€${a(764)}`).parts).toHaveLength(maxSmsParts + 1);
  });

  test('what is left counts down to the next part', () => {
    expect([smsParts(a(150)).left, smsParts(a(160)).left, smsParts(a(161)).left, smsParts('ê').left]).toEqual([10, 0, 145, 69]);
  });

  const letters = fc.constantFrom(...'abcæøå €{}[]~|^\\\n’êł', '😀', '👨‍👩‍👧');
  test('hold the text exactly once, each within its room, and none could be joined with the next', () => {
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 400 }), (list) => {
        const text = list.join('');
        const { alphabet, parts, length } = smsParts(text);
        const sizeOf = (part: string) =>
          alphabet === 'ucs2' ? part.length : [...part].reduce((sum, letter) => sum + (septetsOf(letter) ?? 99), 0);
        const room = alphabet === 'gsm7' ? [160, 153] : [70, 67];
        expect(parts.join('')).toBe(text);
        expect(parts.every((part) => part.isWellFormed() && sizeOf(part) <= Number(room[parts.length === 1 ? 0 : 1]))).toBe(true);
        expect(parts.reduce((sum, part) => sum + sizeOf(part), 0)).toBe(length);
        if (parts.length > 1) expect(length).toBeGreaterThan(Number(room[0]));
        for (const [place, part] of parts.slice(0, -1).entries()) {
          const [next = ''] = [...(parts[place + 1] ?? '')];
          expect(sizeOf(part) + sizeOf(next)).toBeGreaterThan(Number(room[1]));
        }
      }),
    );
  });
});

describe('what makes a message expensive', () => {
  test.each<[string, ReturnType<typeof costlyCharacters>]>([
    ['plain', []],
    ['€ [x] costs two septets', []],
    [`${a(159)}’`, [{ character: '’', count: 1, replacement: "'", saves: 2 }]],
    ['“Hei” – kom', [...'“”–'].map((character) => ({ character, count: 1, replacement: character === '–' ? '-' : '"', saves: 0 }))],
    [`${a(100)}😀😀`, [{ character: '😀', count: 2, replacement: null, saves: 0 }]],
    [`${a(100)}ê`, [{ character: 'ê', count: 1, replacement: 'e', saves: 1 }]],
    [`${a(100)}\u200b`, [{ character: '\u200b', count: 1, replacement: '', saves: 1 }]],
    ['中', [{ character: '中', count: 1, replacement: null, saves: 0 }]],
  ])('in “%s” is named with what could stand there', (text, costly) => {
    expect(costlyCharacters(text)).toEqual(costly);
  });

  test('two of them save nothing alone, and everything together', () => {
    const text = `“${a(150)}”`;
    expect(costlyCharacters(text).map(({ saves }) => saves)).toEqual([0, 0]);
    expect([smsParts(text).parts.length, smsParts(plainerText(text)).parts.length]).toEqual([3, 1]);
    expect(plainerText('“Så’ …” 😀 æ')).toBe('"Så\' ..." 😀 æ');
  });
});

test('a text is composed, with one character at the end of a line', () => {
  expect(smsText('a\u030a\r\nb\rc\n')).toBe('å\nb\nc\n');
});

test.each<[string, string[]]>([
  ['Hei\nå 😀 👨‍👩‍👧', []],
  ['a\tb\tc', ['\t']],
  ['a\u0000b\u007fc\u0085d', ['\u0000', '\u007f', '\u0085']],
  ['\u202eabc\u200f', ['\u202e', '\u200f']],
  ['\u2066a\u2069', ['\u2066', '\u2069']],
  ['a\ud83d', ['\ud83d']],
])('of %j the refused characters are named', (text, refused) => {
  expect(refusedCharacters(text)).toEqual(refused);
});
