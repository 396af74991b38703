import { createParty } from '#features/parties/contract/endpoints.ts';
import type { Caller, ExampleInput, TestAnswer } from '#testing/caller.ts';
import type { World } from '#testing/examples.ts';
import { createContractFeed } from '../contract/endpoints-feed.ts';
import { createContractTag, deleteContractFile, uploadContractFile } from '../contract/endpoints-files.ts';
import { createNote } from '../contract/endpoints-notes.ts';
import { createContract, getContract } from '../contract/endpoints.ts';
import type { Contract } from '../contract/entities.ts';

export type Files = NonNullable<ExampleInput['files']>;

// Counts the files of this process, so that each has content of its own.
let number = 0;
/** A file whose content no other has. */
export function textFile(name = 'avtale.txt'): Files[number] {
  number += 1;
  return { name, bytes: Buffer.from(`Avtale ${number}`) };
}

/** A lease that renews by a year, with three months' notice, of which the caller is responsible. */
export const lease = ({ companyUserId }: Pick<Caller, 'companyUserId'>) => ({
  party: 'Fjordgata Eiendom AS',
  name: 'Leie av kontor',
  responsible: companyUserId,
  startDate: '2024-01-01',
  endDate: '2026-12-31',
  renewalInterval: { number: 12, unit: 'month' },
  noticePeriod: { number: 3, unit: 'month' },
  value: '25000',
});

export const contractOf = ({ json }: TestAnswer): Contract => json['contract'] as Contract;

/** Files of a new contract, and what becomes of them. */
interface ContractOptions extends Record<string, unknown> {
  files?: Files;
}

/** Sends a new contract; a lease where nothing else is said. */
export function sendContract(who: Caller, contract: object = {}, { files = [], ...changes }: ContractOptions = {}): Promise<TestAnswer> {
  return who.call(createContract, { body: { contract: { ...lease(who), ...contract }, ...changes }, files });
}

/** The same; fails when it is refused. */
export async function addedContract(who: Caller, contract: object = {}, rest: ContractOptions = {}): Promise<Contract> {
  const answer = await sendContract(who, contract, rest);
  if (answer.status !== 200) throw new Error(`The contract was refused: ${JSON.stringify(answer.json)}`);
  return contractOf(answer);
}

/** A contract with an organisation of the business register; returns its id. */
export async function contractWithNumber({ admin }: Pick<World, 'admin'>): Promise<string> {
  const { json } = await admin.call(createParty, { body: { kind: 'organisation', registryId: '123456785' } });
  // The party, or the one that has the number already.
  const { partyId, name } = (json['party'] ?? json['details']) as { partyId: string; name: string };
  return (await addedContract(admin, { party: name, partyId })).contractId;
}

/** What the stand-in of the business register says of it. */
export const saidOfNumber = { name: 'FJORDLYS REGNSKAP AS', address: 'Strandgaten 18, 5013 Bergen', state: 'active' };

/** The id of a new contract, as calls about its files name it. */
export async function ofNewContract({ admin }: World): Promise<{ contractId: string }> {
  return { contractId: (await addedContract(admin)).contractId };
}

/** A new folder of a contract; returns its id. */
export async function addedTag({ admin }: World, contractId: string): Promise<string> {
  const { json } = await admin.call(createContractTag, { body: { Name: `Mappe ${crypto.randomUUID()}`, ContractId: contractId } });
  return (json['tag'] as { tagId: string }).tagId;
}

/** A file of a new contract, in a folder on request. */
export async function fileIn(world: World, { inFolder = false } = {}): Promise<{ contractId: string; fileId: string; tagId: string }> {
  const { contractId } = await addedContract(world.admin);
  const tagId = inFolder ? await addedTag(world, contractId) : '';
  const { json } = await world.admin.call(uploadContractFile, { body: { contractId, folder: tagId }, files: [textFile()] });
  const [file] = json['files'] as { contractFileId: string }[];
  return { contractId, fileId: String(file?.contractFileId), tagId };
}

/** A file in the trash of a new contract. */
export async function deletedFileIn(world: World): Promise<{ contractId: string; contractFileIds: string[] }> {
  const { contractId, fileId } = await fileIn(world);
  await world.admin.call(deleteContractFile, { body: { contractFileId: fileId } });
  return { contractId, contractFileIds: [fileId] };
}

/** Contracts with a file each. */
export async function growFiles(world: World, count: number): Promise<void> {
  for (let made = 0; made < Math.min(count, 20); made += 1) await fileIn(world);
}

export async function noteOn({ admin }: World, relatedId: string): Promise<string> {
  const { json } = await admin.call(createNote, { body: { relatedId, noteText: 'Ring utleier' } });
  return (json['note'] as { noteId: string }).noteId;
}

/** The newest line of the log about a contract. */
export async function logIdOf({ admin }: World, contractId: string): Promise<string> {
  const { contractLogs } = (await admin.call(getContract, { query: { contractId } })).json['contract'] as {
    contractLogs: { logId: string }[];
  };
  return String(contractLogs[0]?.logId);
}

/** The secret of a new calendar address of somebody. */
export async function feedSecretOf(who: Caller): Promise<string> {
  return String((await who.call(createContractFeed)).json['address']).split('/feed/')[1] ?? '';
}
