import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

export interface Output {
  code: number;
  out: string;
  err: string;
}

const installed = join(import.meta.dirname, '../../node_modules/.bin');

/** An environment in which the project's own tools and Node come first in PATH. */
export const ownPath = { ...process.env, PATH: `${installed}${delimiter}${process.env['PATH'] ?? ''}` };

/** Runs an installed tool in a folder and captures its output. */
export function commandOutput(root: string, tool: string, args: readonly string[]): Promise<Output> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(installed, tool), args, { cwd: root, env: ownPath, stdio: ['ignore', 'pipe', 'pipe'] });
    const [out, err]: [Buffer[], Buffer[]] = [[], []];
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, out: Buffer.concat(out).toString(), err: Buffer.concat(err).toString() }));
  });
}
