import { enableCompileCache } from 'node:module';
import { ConfigFault } from '#kernel/server/read-config.ts';
import { compileCacheFolder } from './build-paths.ts';

// Loaded once the command is known, and from the compile cache: compiling is half of the start time.
enableCompileCache(compileCacheFolder);

type Command = (args: readonly string[]) => Promise<void>;
const commands: Record<string, () => Promise<Command>> = {
  start: async () => (await import('./commands/serve.ts')).startCommand,
  serve: async () => (await import('./commands/serve.ts')).serveCommand,
  worker: async () => (await import('./commands/serve.ts')).workerCommand,
  'api-key': async () => (await import('./commands/api-key.ts')).apiKeyCommand,
  backup: async () => (await import('./commands/backup.ts')).backupCommand,
  restore: async () => (await import('./commands/backup.ts')).restoreCommand,
  'verify-log': async () => (await import('./commands/verify-log.ts')).verifyLogCommand,
  'reseal-keys': async () => (await import('./commands/reseal-keys.ts')).resealKeysCommand,
  billing: async () => (await import('./commands/billing.ts')).billingCommand,
  demo: async () => (await import('./commands/demo.ts')).demoCommand,
};

const [name = 'start', ...args] = process.argv.slice(2);
const load = commands[name];
if (!load) {
  console.error(`"${name}" is not a command. There are: ${Object.keys(commands).join(', ')}.`);
  process.exit(2);
}
try {
  const command = await load();
  await command(args);
} catch (error) {
  // An invalid configuration or argument is one readable sentence; anything else is a bug with its stack.
  console.error(error instanceof ConfigFault || isArgumentFault(error) ? error.message : error);
  process.exit(1);
}

/** What `parseArgs` throws about an argument that it does not know. */
function isArgumentFault(error: unknown): error is Error {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');
}
