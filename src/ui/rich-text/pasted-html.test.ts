import { expect, test } from 'vitest';
import { fontWeightOf, pastedHtml } from './pasted-html.ts';

test.each([
  ['<p>style="a"</p>', '<p>style="a"</p>'],
  ["<p class=MsoNormal style='mso-list:l0 level1'>A</p>", "<p class=MsoNormal data-style='mso-list:l0 level1'>A</p>"],
  ['<span style="font-weight : 700; color: red">B</span>', '<span data-style="font-weight:700;color:red">B</span>'],
  ['<style>\np { color: red }\n</style><b>C</b><style></style>', '<b>C</b>'],
])('%j is read as %j', (html, read) => {
  expect(pastedHtml(html)).toBe(read);
});

test.each([
  ['font-weight:bold', true],
  ['color:red;font-weight:600', true],
  ['font-weight:normal', false],
  ['font-weight:500', false],
  ['color:red', undefined],
  ['', undefined],
])('the style %j makes words bold: %j', (style, isBold) => {
  expect(fontWeightOf(style)).toBe(isBold);
});
