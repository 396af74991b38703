import { expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

test('what is asked meanwhile waits, also for what fails', async () => {
  const first = Promise.withResolvers<undefined>();
  const done: string[] = [];
  const run = inTurn();
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
