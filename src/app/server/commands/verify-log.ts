import { parseArgs } from 'node:util';
import { readCompanyIds } from '#kernel/server/store-companies.ts';
import { ConfigFault, readConfig } from '#kernel/server/read-config.ts';
import { verifyAuditChain } from '#kernel/server/store-audit-chain.ts';
import { openLog } from '../log.ts';
import type { RunningProcess } from '../start-process.ts';
import { startProcess } from '../start-process.ts';

/** `npm run --silent verify-log [-- --company ID]`: reports for each company whether its log is intact; fails when one is not. */
export async function verifyLogCommand(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { company: { type: 'string' } } });
  if (values.company !== undefined && !/^[1-9]\d*$/.test(values.company))
    throw new ConfigFault('Use: npm run --silent verify-log -- --company NUMBER');
  const running = await startProcess(readConfig(process.env, { demo: false, production: false }), openLog('error', 'stderr'), {
    web: false,
    work: false,
  });
  try {
    const all = values.company ? [Number(values.company)] : await running.database.transaction(readCompanyIds);
    const verdicts = [];
    for (const companyId of all) verdicts.push(await verdictOf(running, companyId));
    if (verdicts.includes(false)) process.exitCode = 1;
  } finally {
    await running.stop();
  }
}

async function verdictOf({ database, services }: RunningProcess, companyId: number): Promise<boolean> {
  const verdict = await database.forCompany(companyId, (company) => verifyAuditChain(company, services));
  const { verified, erased, unsealed, head, firstBroken } = verdict;
  const known = head === undefined ? 'no head in the file store yet' : `the file store knows ${head}`;
  const facts = `${verified} lines verified, of which ${erased} erased; ${known}; ${unsealed} not sealed yet`;
  console.log(`Company ${companyId}: ${firstBroken === undefined ? `unchanged. ${facts}.` : `CHANGED at line ${firstBroken}. ${facts}.`}`);
  return firstBroken === undefined;
}
