import { expect, test } from 'vitest';
import { knownSoftware } from '../../contract/known-software.ts';
import { initialsOf, softwarePicture } from './software-picture.ts';

test.each([
  ['Microsoft 365', 'M3'],
  ['Slack', 'SL'],
  ['monday.com', 'MO'],
  ['Google Analytics', 'GA'],
  ['X', 'X'],
])('draws %s with the letters %s', (name, letters) => {
  expect(initialsOf(name)).toBe(letters);
});

test('draws the same software the same way, and nothing of it is markup of a name', () => {
  const one = { defaultSoftwareId: 'own', softwareName: '<b> & co' };
  expect(softwarePicture(one)).toBe(softwarePicture(one));
  expect(softwarePicture(one)).toContain('>BC</text>');
});

test('knows each software once', () => {
  expect(new Set(knownSoftware.map(({ defaultSoftwareId }) => defaultSoftwareId)).size).toBe(knownSoftware.length);
  const names = knownSoftware.map(({ softwareName }) => softwareName.toLowerCase());
  expect(new Set(names).size).toBe(names.length);
  for (const { softwareCompanyName, asset } of knownSoftware) {
    expect(softwareCompanyName).not.toBe('');
    expect(asset).toMatch(/^\/data\/software\/[a-z0-9-]+\.svg$/);
  }
});
