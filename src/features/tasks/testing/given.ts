import type { Caller, TestAnswer } from '#testing/caller.ts';
import type { TestCompany } from '#testing/server.ts';
import { completeTask, createTask, getOwnTasks, getTasks } from '../contract/endpoints.ts';
import type { Task } from '../contract/entities.ts';

/** A new person of a company; returns the id. */
export async function newPersonIn({ company }: { company: TestCompany }): Promise<string> {
  return String((await company.person('employee', { firstName: 'Ola', lastName: 'Moe' })).companyUserId);
}

export const taskOf = ({ json }: TestAnswer): Task => json['task'] as Task;

// Counts the files of this process, so that each has content of its own.
let number = 0;
/** A file whose content no other has. */
export function textFile(name = 'kvittering.txt'): { name: string; bytes: Uint8Array } {
  number += 1;
  return { name, bytes: Buffer.from(`Kvittering ${number}`) };
}

/** Gives a task about a person, to the caller by default; fails when it is refused. */
export async function given(who: Caller, ownerId: string | undefined, rest: object = {}): Promise<Task> {
  const body = { ownerKind: 'person', ownerId, title: 'Bestill nøkkelkort', responsibleId: who.companyUserId, ...rest };
  const answer = await who.call(createTask, { body });
  if (answer.status !== 200) throw new Error(`The task was refused: ${JSON.stringify(answer.json)}`);
  return taskOf(answer);
}

/** The same, completed with a file. */
export async function completedWithProof(who: Caller, ownerId: string | undefined, rest: object = {}): Promise<Task> {
  const { taskId } = await given(who, ownerId, rest);
  const answer = await who.call(completeTask, { body: { taskId, comment: 'Levert' }, files: [textFile()] });
  if (answer.status !== 200) throw new Error(`The task was not completed: ${JSON.stringify(answer.json)}`);
  return taskOf(answer);
}

/** The tasks about a person that a caller sees. */
export async function tasksSeen(who: Caller, ownerId: string | undefined): Promise<Task[]> {
  return (await who.call(getTasks, { query: { ownerKind: 'person', ownerId } })).json['tasks'] as Task[];
}

/** What a caller has to do. */
export async function ownTasks(who: Caller): Promise<Task[]> {
  return (await who.call(getOwnTasks)).json['tasks'] as Task[];
}
