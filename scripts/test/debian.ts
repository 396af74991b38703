import { existsSync } from 'node:fs';
import { shown } from './run.ts';

/** Installs a Debian package when its program is missing; returns a message when that is not possible here. */
export async function ensureProgram(program: string, debianPackage: string): Promise<string | undefined> {
  if (existsSync(program)) return undefined;
  const needed = `${program} is missing, and the tests need it`;
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0)
    return `${needed}: install ${debianPackage} (on Debian: apt-get install ${debianPackage}).`;
  console.log(`Installing ${debianPackage} from Debian's packages`);
  const quietly = { DEBIAN_FRONTEND: 'noninteractive' };
  await shown('apt-get', ['update', '-qq'], quietly);
  const code = await shown('apt-get', ['install', '-y', '-qq', '--no-install-recommends', debianPackage], quietly);
  return code === 0 && existsSync(program) ? undefined : `${needed}: apt-get could not install ${debianPackage}.`;
}
