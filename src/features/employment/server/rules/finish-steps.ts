import { finishSteps, type BaseData, type FinishStep } from '../../contract/document.ts';

interface Finished {
  baseData: Pick<BaseData, 'createUser' | 'updateUser' | 'inviteUser'>;
  personId: string | null;
  finishing: readonly FinishStep[];
}

/**
 * The steps of finishing a contract with what is done of them (employment.21). What changed since it was published last is told to people anew;
 * nobody is created or invited twice.
 */
export function stepsToFinish({ baseData, personId, finishing }: Finished, { isNew }: { isNew: boolean }): FinishStep[] {
  const { createUser, updateUser, inviteUser } = baseData;
  const hasCreated = finishing.some(({ step, isDone }) => step === 'createPerson' && isDone);
  const wanted: Record<FinishStep['step'], boolean> = {
    createPerson: hasCreated || (personId === null && (createUser || inviteUser)),
    updatePerson: personId !== null && updateUser,
    invitePerson: inviteUser,
  };
  return finishSteps
    .filter((step) => wanted[step])
    .map((step) => {
      const before = finishing.find((one) => one.step === step && one.isDone && !(isNew && step === 'updatePerson'));
      return before ?? { step, isDone: false, code: null, fields: [] };
    });
}
