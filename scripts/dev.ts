import { spawn, type ChildProcess } from 'node:child_process';
import { ownPath } from './check/command.ts';
import { project } from './test/run.ts';

// The page goes through the server, which gives it its content policy; so the web is built again on each change, and the server starts again on its own.
const processes: ChildProcess[] = [
  spawn('vite', ['build', '--watch', '--minify', 'false', '--logLevel', 'warn'], { cwd: project, env: ownPath, stdio: 'inherit' }),
  spawn('node', ['--watch', 'src/app/server/main.ts', 'start'], { cwd: project, env: ownPath, stdio: 'inherit' }),
];

const endAll = () => processes.forEach((child) => child.kill('SIGTERM'));
process.once('SIGINT', endAll).once('SIGTERM', endAll);
for (const child of processes) child.once('exit', endAll);
