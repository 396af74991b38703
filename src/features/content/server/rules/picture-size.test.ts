import { expect, test } from 'vitest';
import { parsePictureSize } from './picture-size.ts';

test.each([
  [{}, {}],
  [undefined, {}],
  [{ w: '600' }, { width: 640 }],
  [
    { w: '640', h: '100' },
    { width: 640, height: 160 },
  ],
  [{ w: '99999' }, { width: 1920 }],
  [{ w: '-5', h: '0' }, {}],
  [{ w: 'wide', h: '1.5' }, {}],
  [{ w: ['1', '2'] }, {}],
  [{ fm: 'webp', q: '75', auto: 'format', crop: 'top' }, { form: 'webp' }],
  [{ fm: 'svg' }, {}],
])('%j asks for %j', (query, size) => {
  expect(parsePictureSize(query)).toEqual({ width: undefined, height: undefined, form: undefined, ...size });
});
