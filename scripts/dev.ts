import { spawn, type ChildProcess } from 'node:child_process';
import { ownPath } from './check/command.ts';
import { project, shown } from './test/run.ts';

/** Pages are served by the server, which sets their content security policy; so a change of the web rebuilds it, and any change restarts the server. */
async function develop(): Promise<void> {
  const code = await shown('node', ['scripts/build.ts', '--when-stale']);
  if (code !== 0) return;
  const options = { cwd: project, env: ownPath, stdio: 'inherit' } as const;
  const processes: ChildProcess[] = [
    spawn('vite', ['build', '--watch', '--minify', 'false', '--logLevel', 'warn'], options),
    spawn('node', ['--watch-path=src', '--watch-path=dist/web/index.html', 'src/app/server/main.ts', 'start'], options),
  ];
  const endAll = () => processes.forEach((child) => child.kill('SIGTERM'));
  process.once('SIGINT', endAll).once('SIGTERM', endAll);
  for (const child of processes) child.once('exit', endAll);
}

await develop();
