import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core';
import { expect, test } from 'vitest';
import { theme as own } from './theme.ts';

const theme = mergeMantineTheme(DEFAULT_THEME, own);
const colorsOf = (color: string, variant: string, autoContrast?: boolean) =>
  theme.variantColorResolver({ theme, color, variant, ...(autoContrast !== undefined && { autoContrast }) });

test('writes on a filled button in the colour that goes with its own in both schemes', () => {
  expect(colorsOf('red', 'filled').color).toBe('var(--on-accent)');
  expect(colorsOf('red', 'light').color).not.toBe('var(--on-accent)');
});

test('works out the colours of a kind of button once', () => {
  expect(colorsOf('red', 'subtle')).toBe(colorsOf('red', 'subtle'));
});

test.each([
  ['colour', colorsOf('green', 'light'), colorsOf('red', 'light')],
  ['variant', colorsOf('green', 'light'), colorsOf('green', 'outline')],
])('gives buttons of another %s other colours', (_what, one, other) => {
  expect(one).not.toEqual(other);
});
