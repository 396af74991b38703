import { expect, test } from 'vitest';
import type { FinishStep } from '../../contract/document.ts';
import { stepsToFinish } from './finish-steps.ts';

const step = (name: FinishStep['step'], isDone = false, code: string | null = null): FinishStep => ({
  step: name,
  isDone,
  code,
  fields: [],
});
interface StepCase {
  wants?: ('create' | 'update' | 'invite')[];
  personId?: string | null;
  finishing?: FinishStep[];
  isNew?: boolean;
}
const steps = ({ wants = [], personId = null, finishing = [], isNew = true }: StepCase) =>
  stepsToFinish(
    {
      baseData: { createUser: wants.includes('create'), updateUser: wants.includes('update'), inviteUser: wants.includes('invite') },
      personId,
      finishing,
    },
    { isNew },
  );

test.each<[string, StepCase, FinishStep[]]>([
  ['nothing is wanted', {}, []],
  ['somebody new is wanted', { wants: ['create'] }, [step('createPerson')]],
  ['nobody can be invited who does not exist', { wants: ['invite'] }, [step('createPerson'), step('invitePerson')]],
  ['an update without a person', { wants: ['update'] }, []],
  ['all of them for somebody', { wants: ['create', 'update', 'invite'], personId: 'p' }, [step('updatePerson'), step('invitePerson')]],
  ['all of them for nobody', { wants: ['create', 'update', 'invite'] }, [step('createPerson'), step('invitePerson')]],
  [
    'the person was created before',
    { wants: ['create', 'update'], personId: 'p', finishing: [step('createPerson', true)] },
    [step('createPerson', true), step('updatePerson')],
  ],
  // Whoever was created before is not created again, even when it is wanted no more.
  ['the person was created and has gone', { finishing: [step('createPerson', true)] }, [step('createPerson', true)]],
  ['it failed before', { wants: ['create'], finishing: [step('createPerson', false, 'people.EmailInUse')] }, [step('createPerson')]],
  [
    'it is published anew',
    { wants: ['update', 'invite'], personId: 'p', finishing: [step('updatePerson', true), step('invitePerson', true)] },
    [step('updatePerson'), step('invitePerson', true)],
  ],
  [
    'it is tried again',
    { wants: ['update', 'invite'], personId: 'p', finishing: [step('updatePerson', true)], isNew: false },
    [step('updatePerson', true), step('invitePerson')],
  ],
])('%s', (_name, given, expected) => {
  expect(steps(given)).toEqual(expected);
});
