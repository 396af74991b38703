import { IconUserPlus } from '@tabler/icons-react';
import { expect, test } from 'vitest';
import { withoutThose, type PaletteItem } from './palette-items.ts';

const line = (key: string, to?: string): PaletteItem => ({ key, name: key, icon: IconUserPlus, ...(to !== undefined && { to }) });

test('a shortcut that opens what an action opens is no second line', () => {
  const pages = [line('people', '/people'), line('invite-tile', '/people?invite=true'), line('sign-out')];
  expect(withoutThose(pages, [line('invite', '/people?invite=true'), line('help')]).map(({ key }) => key)).toEqual(['people', 'sign-out']);
});
