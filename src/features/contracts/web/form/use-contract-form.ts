import { useState } from 'react';
import { newRepeatKey } from '#kernel/web/call.ts';
import { CallError } from '#kernel/web/call-error.ts';
import type { ChangedMeanwhile } from '#kernel/web/ConflictDialog.tsx';
import { useForm, type Form } from '#kernel/web/form.ts';
import { conflictsOf, rebased } from '#kernel/web/rebase.ts';
import { showError } from '#kernel/web/show-error.ts';
import type { Contract } from '../../contract/entities.ts';
import { ContractSchema, valuesOf, type ContractName, type ContractValues } from './contract-values.ts';
import { useKnownRefusals, type GoneContract } from './use-known-refusals.ts';
import { saveAsNew, useSaveContract, type Saved } from './use-save-contract.ts';

/** The contract was changed by somebody else since the form was opened. */
export interface ContractConflict {
  names: readonly ContractName[];
  mine: ContractValues;
  theirs: ContractValues;
  changed: ChangedMeanwhile;
  settle: (theirs: readonly string[]) => void;
  cancel: () => void;
}

export interface ContractForm {
  form: Form<ContractValues>;
  /** As last read; undefined for a new one. */
  contract: Contract | undefined;
  conflict: ContractConflict | undefined;
  /** Somebody else has deleted it since the form was opened. */
  gone: GoneContract | undefined;
}

/** A contract as last read, and the values it had. */
interface Read {
  contract: Contract | undefined;
  base: ContractValues;
}

interface Opened {
  contract: Contract | undefined;
  initial: ContractValues;
  /** Of a new amendment. */
  parentContractId: string | undefined;
  onSaved: (saved: Saved) => void;
  /** The subscription covers no more contracts. */
  onLimit: () => void;
}

/** The form of a new or existing contract; what is typed survives a reload, and a change by somebody else is merged or shown. */
export function useContractForm({ contract, initial, parentContractId, onSaved, onLimit }: Opened): ContractForm {
  const [read, setRead] = useState<Read>({ contract, base: contract ? valuesOf(contract) : initial });
  const [met, setMet] = useState<Contract>();
  const known = useKnownRefusals(onLimit);
  const save = useSaveContract();
  const place = contract?.contractId ?? (parentContractId ? `amends/${parentContractId}` : 'new');
  const form: Form<ContractValues> = useForm<ContractValues, Saved>(ContractSchema, {
    initial,
    base: read.base,
    draft: { place: `contracts/${place}`, version: contract?.version, omit: ['attached'] },
    send: (values, repeatKey) => save({ ...read, values, parentContractId }, repeatKey),
    onSent: onSaved,
    onRefused: (error) => known.meet(error) || meet(error, form.fields.getValues()),
  });
  const mine = form.fields.getValues();

  /** A change of other fields is no conflict: the form is sent again on top of it. */
  function meet(error: CallError, values: ContractValues, before: Read = read): boolean {
    // The contract's answer to a conflict.
    const { contract: theirs } = error.details as { contract?: Contract };
    if (!error.has('common.Conflict') || !theirs || theirs.version === before.contract?.version) return false;
    if (shownConflicts(before.base, values, valuesOf(theirs)).length > 0) setMet(theirs);
    else void saveOver(theirs, { before, values }, []);
    return true;
  }

  async function saveOver(
    theirs: Contract,
    { before, values }: { before: Read; values: ContractValues },
    taken: readonly string[],
  ): Promise<void> {
    const now = { contract: theirs, base: valuesOf(theirs) };
    const next = rebased({ base: before.base, mine: values, theirs: now.base }, taken);
    setMet(undefined);
    setRead(now);
    form.fields.setValues(next);
    try {
      const saved = await save({ ...now, values: next }, newRepeatKey());
      form.settle(next);
      onSaved(saved);
    } catch (error) {
      const isMet = error instanceof CallError && meet(error, next, now);
      if (!isMet) showError(error);
    }
  }

  const theirs = met && valuesOf(met);
  const conflict = met &&
    theirs && {
      names: shownConflicts(read.base, mine, theirs),
      mine,
      theirs,
      changed: { by: met.changedBy ?? undefined, at: met.changedDate },
      settle: (taken: readonly string[]) =>
        void saveOver(met, { before: read, values: mine }, taken.includes('party') ? [...taken, 'partyId'] : taken),
      cancel: () => setMet(undefined),
    };
  const gone = known.goneOf(async () => {
    const saved = await saveAsNew(save, { contract: read.contract, values: mine });
    form.settle(mine);
    onSaved(saved);
  });
  return { form, contract: read.contract, conflict, gone };
}

/** Which party of the register it is goes with its name. */
function shownConflicts(base: ContractValues, mine: ContractValues, theirs: ContractValues): readonly ContractName[] {
  return conflictsOf(base, mine, theirs).filter((name) => name !== 'partyId');
}
