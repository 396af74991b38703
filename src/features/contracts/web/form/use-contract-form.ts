import type { Form } from '#kernel/web/form.ts';
import { useVersionedForm, type FormConflict } from '#kernel/web/use-versioned-form.ts';
import type { Contract } from '../../contract/entities.ts';
import { ContractSchema, valuesOf, type ContractValues } from './contract-values.ts';
import { useKnownRefusals, type GoneContract } from './use-known-refusals.ts';
import { saveAsNew, useSaveContract, type Saved } from './use-save-contract.ts';

export interface ContractForm {
  form: Form<ContractValues>;
  /** As last read; undefined for a new one. */
  contract: Contract | undefined;
  conflict: FormConflict<ContractValues> | undefined;
  /** Somebody else has deleted it since the form was opened. */
  gone: GoneContract | undefined;
}

interface Opened {
  contract: Contract | undefined;
  initial: ContractValues;
  /** Of a new amendment. */
  parentContractId: string | undefined;
  /** The contract that a new one is a copy of. */
  copyOf: string | undefined;
  onSaved: (saved: Saved) => void;
  /** The subscription covers no more contracts. */
  onLimit: () => void;
}

/** The form of a new or existing contract; what is typed survives a reload, and a change by somebody else is merged or shown. */
export function useContractForm({ contract: opened, initial, parentContractId, copyOf, onSaved, onLimit }: Opened): ContractForm {
  const known = useKnownRefusals(onLimit);
  const save = useSaveContract();
  const newOne = copyOf ? `copy/${copyOf}` : 'new';
  const place = opened?.contractId ?? (parentContractId ? `amends/${parentContractId}` : newOne);
  const { form, record, conflict } = useVersionedForm<ContractValues, Contract, Saved>(ContractSchema, {
    record: opened,
    initial,
    valuesOf,
    draft: { place: `contracts/${place}`, omit: ['attached'] },
    theirsOf: ({ contract }) => contract as Contract | undefined, // The contract's answer to a conflict.
    changedBy: ({ changedBy, changedById, changedDate }) => ({
      by: changedBy ?? undefined,
      companyUserId: changedById ?? undefined,
      at: changedDate,
    }),
    save: ({ record: contract, base }, values, repeatKey) => save({ contract, base, values, parentContractId }, repeatKey),
    // Which party of the register it is goes with its name.
    along: { partyId: 'party' },
    onSaved,
    onRefused: known.meet,
  });
  const gone = known.goneOf(async () => {
    const mine = form.fields.getValues();
    const saved = await saveAsNew(save, { contract: record, values: mine });
    form.settle(mine);
    onSaved(saved);
  });
  return { form, contract: record, conflict, gone };
}
