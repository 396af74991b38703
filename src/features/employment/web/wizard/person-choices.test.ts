import { expect, test } from 'vitest';
import { draftOf } from '../../testing/drafts.ts';
import { chosenInvitation } from './person-choices.ts';

test.each<[string, string | null, boolean, boolean]>([
  ['chosen, with an address', 'ola@example.com', true, true],
  ['chosen, without an address', '', true, false],
  ['chosen, with spaces for an address', '  ', true, false],
  ['chosen, with nothing filled in', null, true, false],
  ['not chosen', 'ola@example.com', false, false],
])('whether somebody is invited: %s', (_case, email, inviteUser, isInvited) => {
  const draft = draftOf('permanent', { email });
  const content = draft.content && { ...draft.content, baseData: { ...draft.content.baseData, inviteUser } };
  expect(chosenInvitation({ ...draft, content })).toBe(isInvited);
});
