import { parseArgs } from 'node:util';
import { newApiKey } from '#features/account/server/public.ts';
import { ConfigFault, readConfig } from '#kernel/server/read-config.ts';
import { openLog } from '../log.ts';
import { startProcess } from '../start-process.ts';

const usage = 'Use: npm run --silent api-key -- --email E-MAIL --company NUMBER';

/** `npm run --silent api-key -- --email E --company ID`: prints a new key, and nothing else. */
export async function apiKeyCommand(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { email: { type: 'string' }, company: { type: 'string' } } });
  const companyId = Number(values.company);
  if (!values.email || !Number.isInteger(companyId) || companyId < 1) throw new ConfigFault(usage);
  const running = await startProcess(readConfig(process.env, { demo: false, production: false }), openLog('error', 'stderr'), {
    web: false,
    work: false,
  });
  try {
    const key = await newApiKey(running.services, { email: values.email, companyId });
    if (!key) throw new ConfigFault(`Nobody with the e-mail ${values.email} belongs to company ${companyId}.`);
    console.log(key);
  } finally {
    await running.stop();
  }
}
