import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inPlaceOf, unused } from './unused-parts.ts';

const libraries = join(import.meta.dirname, '../../node_modules');

test.each(unused)('leaves out $part, of which $by takes nothing else', ({ by, part, names }) => {
  const text = readFileSync(join(libraries, by), 'utf8');
  const [, asked = ''] = new RegExp(`import \\{([^}]+)\\} from "${part.replaceAll('.', '\\.')}"`).exec(text) ?? [];
  expect(asked.split(',').map((name) => name.trim())).toEqual(names);
});

test('says which part is missing to who uses it after all', async () => {
  const text = inPlaceOf({ names: ['Link'], because: 'there is another' });
  // A module of data has no types.
  const { Link } = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as { Link: () => void };
  expect(Link).toThrow('Link is left out of the build: there is another.');
});
