import { expect, test } from 'vitest';
import { pictureOf } from './picture-address.ts';

const place = { project: 'abc123', dataset: 'production' };
const wire = (ref: string, alt?: string | null) => ({ asset: { _ref: ref }, ...(alt !== undefined && { alt }) });

test('a picture is served from our own address, with its size and its text', () => {
  expect(pictureOf(wire('image-9Fz_x-1200x800-jpg', 'Kolleger ved et bord'), place)).toEqual({
    src: '/cdn-sanity/images/abc123/production/9Fz_x-1200x800.jpg',
    alt: 'Kolleger ved et bord',
    width: 1200,
    height: 800,
  });
});

test.each([undefined, null])('a picture whose text is %s is decoration', (alt) => {
  expect(pictureOf(wire('image-a-1x2-svg', alt), place)).toMatchObject({ alt: '', width: 1, height: 2 });
});

test.each([
  'file-9Fz-pdf',
  'image-9Fz-1200-jpg',
  'image-9Fz-1200x800',
  'image-9Fz-1200x800-',
  'image--1200x800-jpg',
  'image-9Fz-123456x800-jpg',
  'image-9Fz-1200x123456-jpg',
  'image-9Fz-1200x800-j',
  'image-9Fz-1200x800-jpegxl',
  'image-9Fz-1200x800-JPG',
  'image-../secret-1200x800-jpg',
  'ximage-9Fz-1200x800-jpg',
  'image-9Fz-1200x800-jpg/..',
])('"%s" is no reference to a picture', (ref) => {
  expect(pictureOf(wire(ref), place)).toBeUndefined();
});

test.each([undefined, null])('what is %s is no picture', (none) => {
  expect(pictureOf(none, place)).toBeUndefined();
});
