import type { Refused } from '#kernel/server/failure.ts';
import type { SheetFault } from '#kernel/server/sheets/rules/limits.ts';
import { runThread } from '#kernel/server/sheets/run-thread.ts';
import type { ContractList, ContractListChoices } from '../rules/import/read-contracts.ts';

/** The task and result of the thread (`contracts-thread.ts`). */
export interface Task {
  bytes: Uint8Array;
  choices: ContractListChoices;
}
export type Done = ContractList | SheetFault;

type Fault = SheetFault['fault'];
type ReadCode = 'files.EmptyFile' | `contracts.Import${Exclude<Fault, 'EmptyFile'>}`;

/** Reads a file as a list of contracts in a worker thread. */
export async function readContractsInThread(task: Task): Promise<ContractList | Refused<ReadCode>> {
  const done = (await runThread<Done>(new URL('contracts-thread.ts', import.meta.url), task)) ?? { fault: 'TooLarge' as const };
  return 'fault' in done ? { refusal: codeOf(done.fault), ...(done.details && { details: done.details }) } : done;
}

function codeOf(fault: Fault): ReadCode {
  return fault === 'EmptyFile' ? 'files.EmptyFile' : `contracts.Import${fault}`;
}
