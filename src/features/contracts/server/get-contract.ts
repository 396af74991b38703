import { listFiles, loggedFiles, readLoggedOwner } from '#features/files/server/public.ts';
import { describeLines, logLanguage } from '#features/log/server/public.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { Handler, Call } from '#kernel/server/serve.ts';
import { readLine, readLinesAbout, type AuditLine } from '#kernel/server/store-audit-lines.ts';
import type {
  getContract as contract,
  getContractLogDetails as detailsContract,
  getContractLogs as logsContract,
} from '../contract/endpoints.ts';
import { contractFilesOwner } from './contract-files.ts';
import { deadlineDay } from './deadline-day.ts';
import { openContract } from './open-contract.ts';
import { presentContract } from './present-contract.ts';
import { presentFiles } from './present-files.ts';

/** Lines of a page of the log. */
const maxLines = 100;

/** One contract with everything about it. */
export const getContract: Handler<typeof contract> = async (context, { query: { contractId } }) => {
  const { company, actor, call } = context;
  const stored = await openContract(context, contractId);
  const day = await deadlineDay(context);
  const presented = await presentContract({ company, member: actor.member, day }, stored);
  const files = await listFiles(context, { type: contractFilesOwner, id: contractId });
  const lines = await describe(context, call, await readLinesAbout(company, await recordsOf(context, contractId), { limit: maxLines }));
  return { contract: { ...presented, ...presentFiles(files), contractLogs: lines.map(presentLine) } };
};

/** A page of the log of a contract that the caller sees (contracts.97). */
export const getContractLogs: Handler<typeof logsContract> = async (context, { query: { contractId, before } }) => {
  await openContract(context, contractId);
  const lines = await readLinesAbout(context.company, await recordsOf(context, contractId), { limit: maxLines + 1, before });
  const described = await describe(context, context.call, lines.slice(0, maxLines));
  return { logs: described.map(presentLine), hasOlder: lines.length > maxLines };
};

/** One line of the log of a contract that the caller sees. */
export const getContractLogDetails: Handler<typeof detailsContract> = async (context, { query: { logId } }) => {
  const { company, call, fail } = context;
  const line = (await readLine(company, logId)) ?? fail('common.NotFound');
  const contractId = (await contractOf(company, line)) ?? fail('common.NotFound');
  await openContract(context, contractId);
  if (!(await recordsOf(context, contractId)).some((one) => isAbout(line, one))) fail('common.NotFound');
  const [described] = await describe(context, call, [line]);
  return described ? { log: presentLine(described), changes: described.changes } : fail('common.NotFound');
};

interface Logged {
  entity: string;
  entityId: string;
}

/** A contract, and those of its files and folders that the caller may see. */
async function recordsOf(call: Pick<CallContext, 'company' | 'actor' | 'services' | 'fail'>, contractId: string): Promise<Logged[]> {
  return [{ entity: 'contract', entityId: contractId }, ...(await loggedFiles(call, { type: contractFilesOwner, id: contractId }))];
}

/** The contract that a line is about; undefined when it is about something else. */
async function contractOf(company: CallContext['company'], line: AuditLine): Promise<string | undefined> {
  return line.entity === 'contract' ? line.entityId : readLoggedOwner(company, contractFilesOwner.kind, line);
}

const isAbout = (line: Logged, { entity, entityId }: Logged): boolean => line.entity === entity && line.entityId === entityId;

type DescribedLine = Awaited<ReturnType<typeof describeLines>>[number];

function describe(
  { company, actor, services }: Pick<CallContext, 'company' | 'actor' | 'services'>,
  { language }: Pick<Call, 'language'>,
  lines: Parameters<typeof describeLines>[1],
): Promise<DescribedLine[]> {
  return describeLines(company, lines, { ...logLanguage(services, language), timeZone: actor.member.timeZone });
}

function presentLine({ id, at, actor, sentence, changes, isErased }: DescribedLine) {
  return { logId: id, at, actor: actor?.name ?? null, sentence, changes: changes.length, isErased };
}
