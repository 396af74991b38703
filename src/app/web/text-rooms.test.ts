import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogue } from './entries.ts';

const { widgets, waiting, topBar, banners, dialogs } = catalogue;
const rooms = [...widgets, ...waiting, ...topBar, ...banners, ...dialogs].flatMap(({ room = 'kernel' }) => (room === 'kernel' ? [] : room));

test('each part of the shell that has texts of its own has them where they are looked for', () => {
  const missing = rooms.filter((room) => {
    const [feature = '', part = ''] = room.split('/');
    return part !== 'home' || !existsSync(join(import.meta.dirname, `../../features/${feature}/texts/en-home.ts`));
  });
  expect(rooms.length).toBeGreaterThan(1);
  expect(missing).toEqual([]);
});
