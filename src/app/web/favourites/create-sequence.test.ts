import { expect, test } from 'vitest';
import { createSequence } from './create-sequence.ts';

test('what is asked meanwhile waits, also for what fails', async () => {
  const first = Promise.withResolvers<undefined>();
  const done: string[] = [];
  const run = createSequence();
  const add = run(async () => {
    await first.promise;
    done.push('added');
    throw new Error('refused');
  });
  const remove = run(async () => void done.push('removed'));
  first.resolve(undefined);
  await expect(add).rejects.toThrow('refused');
  await remove;
  expect(done).toEqual(['added', 'removed']);
});
