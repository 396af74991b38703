import { apiKeyCommand } from './commands/api-key.ts';
import { backupCommand, restoreCommand } from './commands/backup.ts';
import { demoCommand } from './commands/demo.ts';
import { serveCommand, startCommand, workerCommand } from './commands/serve.ts';
import { verifyLogCommand } from './commands/verify-log.ts';
import { ConfigFault } from '#kernel/server/read-config.ts';

const commands: Record<string, (args: readonly string[]) => Promise<void>> = {
  start: startCommand,
  serve: serveCommand,
  worker: workerCommand,
  'api-key': apiKeyCommand,
  backup: backupCommand,
  restore: restoreCommand,
  'verify-log': verifyLogCommand,
  demo: demoCommand,
};

const [name = 'start', ...args] = process.argv.slice(2);
const command = commands[name];
if (!command) {
  console.error(`"${name}" is not a command. There are: ${Object.keys(commands).join(', ')}.`);
  process.exit(2);
}
try {
  await command(args);
} catch (error) {
  // A fault of configuration or of a command's arguments is one readable sentence; anything else is a bug with its stack.
  console.error(error instanceof ConfigFault ? error.message : error);
  process.exit(1);
}
