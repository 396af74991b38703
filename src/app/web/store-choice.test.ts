import { afterEach, expect, test, vi } from 'vitest';
import { session, type User } from '#kernel/web/session.ts';
import { storeChoice, withLaterChoices } from './store-choice.ts';

const kari = { accountId: 'kari', companyId: 1, interactionData: { videos: ['a'] }, viewAs: null } as unknown as User;

afterEach(() => vi.restoreAllMocks());

test('a read of the user that began before a choice was stored leaves the choice as it is', async () => {
  let answer: (response: Response) => void = () => undefined;
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise((resolve) => (answer = resolve)));
  session.user.set(kari);
  const before = performance.now();
  storeChoice('firstSteps', 'seen');
  expect(session.user.get()?.interactionData).toEqual({ videos: ['a'], firstSteps: 'seen' });

  const during = performance.now();
  expect(withLaterChoices(kari, during).interactionData).toEqual({ videos: ['a'], firstSteps: 'seen' });
  answer(Response.json({ interactionData: { firstSteps: 'seen' } }));
  await vi.waitFor(() => expect(withLaterChoices(kari, performance.now()).interactionData).toEqual({ videos: ['a'] }));

  expect(withLaterChoices(kari, before).interactionData).toEqual({ videos: ['a'], firstSteps: 'seen' });
  expect(withLaterChoices({ ...kari, companyId: 2 }, before).interactionData).toEqual({ videos: ['a'] });
  const viewAs = { viewId: 'v', until: '2026-01-01T00:00:00Z', isSupport: false };
  expect(withLaterChoices({ ...kari, viewAs }, before).interactionData).toEqual({ videos: ['a'] });
});
