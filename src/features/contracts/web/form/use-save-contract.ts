import { attachedChanges, ofNewRecord } from '#features/files/web/public.ts';
import { newRepeatKey } from '#kernel/web/call.ts';
import { CallError } from '#kernel/web/call-error.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { createContract, updateContract } from '../../contract/endpoints.ts';
import { contractFileEndpoints } from '../../contract/file-endpoints.ts';
import type { Contract, NotificationChange } from '../../contract/entities.ts';
import { readsOfContracts } from '../reads-of-contracts.ts';
import { sentChanges, sentContract, type ContractValues } from './contract-values.ts';

const changes = [...readsOfContracts, contractFileEndpoints.getFiles];

/** A saved contract, and what became of its notifications because dates moved. */
export interface Saved {
  contractId: string;
  changes: readonly NotificationChange[];
}

interface Saving {
  contract: Contract | undefined;
  base: ContractValues;
  values: ContractValues;
  /** Of a new amendment. */
  parentContractId?: string | undefined;
}

type SaveContract = (saving: Saving, repeatKey: string) => Promise<Saved>;

/** Sends a new contract, or the changes of one, with its files and links in one call. */
export function useSaveContract(): SaveContract {
  const creating = useWrite(createContract, { changes });
  const updating = useWrite(updateContract, { changes });
  return async ({ contract, base, values, parentContractId }, repeatKey) => {
    const { links, attached } = values;
    const files = attached.files.map(({ file }) => file);
    const changed = { externalFiles: links.map(({ fileName, url }) => ({ fileName, url, tagIds: [] })), ...attachedChanges(attached) };
    try {
      if (contract) {
        const { contractId, version, deadline } = contract;
        const input = { contractId, version, ...sentChanges(base, values, deadline.type) };
        const { notificationChanges } = await updating.write({ body: { contract: input, ...changed }, files });
        return { contractId, changes: notificationChanges };
      }
      const { notifications, ...fields } = sentContract(values, null);
      // Without any of its own a contract gets those that are suggested.
      const own = notifications.length > 0 && { notifications };
      const input = { ...fields, ...own, ...(parentContractId && { parentContractId }) };
      const created = await creating.write({ body: { contract: input, ...changed }, files }, { repeatKey });
      return { contractId: created.contract.contractId, changes: [] };
    } catch (error) {
      throw error instanceof CallError ? besideFields(error) : error;
    }
  };
}

/** Sends what was typed of a contract that is deleted as a new one (contracts.100); an amendment stays one while its parent is there. */
export async function saveAsNew(save: SaveContract, { contract, values: typed }: Pick<Saving, 'contract' | 'values'>): Promise<Saved> {
  const values = { ...typed, attached: ofNewRecord(typed.attached) };
  const send = (parentContractId: string | undefined) =>
    save({ contract: undefined, base: values, values, parentContractId }, newRepeatKey());
  try {
    return await send(contract?.parent?.contractId);
  } catch (error) {
    if (error instanceof CallError && error.has('contracts.UnknownParent')) return send(undefined);
    throw error;
  }
}

/** The refusal with the paths of the form, whose fields do not stand within `contract`. */
function besideFields({ status, codes, fieldErrors, details, requestId, unanswered }: CallError): CallError {
  const named = fieldErrors.map((one) => ({ ...one, path: one.path.replace(/^contract\./, '').replace(/^externalFiles/, 'links') }));
  return new CallError({ status, codes, fieldErrors: named, details, requestId, ...(unanswered && { unanswered }) });
}
