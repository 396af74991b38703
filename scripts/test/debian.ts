import { existsSync } from 'node:fs';
import { shown } from './run.ts';

/** Programs by their path, and the Debian package that brings each. */
export type Programs = Readonly<Record<string, string>>;

/** Installs the Debian packages of missing programs; says of what is not there afterwards how to get it. */
export async function ensurePrograms(programs: Programs): Promise<string[]> {
  const packages = new Set(missing(programs).map(([, debianPackage]) => debianPackage));
  if (packages.size > 0 && existsSync('/etc/debian_version') && process.getuid?.() === 0) await install([...packages]);
  return missing(programs).map(
    ([program, debianPackage]) => `${program} is missing: install ${debianPackage} (apt-get install on Debian).`,
  );
}

const missing = (programs: Programs): [string, string][] => Object.entries(programs).filter(([program]) => !existsSync(program));

async function install(packages: readonly string[]): Promise<void> {
  console.log(`Installing ${packages.join(', ')} from Debian's packages`);
  const quietly = { DEBIAN_FRONTEND: 'noninteractive' };
  // Somebody else may be installing at the moment.
  const patiently = ['-qq', '-o', 'DPkg::Lock::Timeout=600'];
  await shown('apt-get', ['update', ...patiently], quietly);
  await shown('apt-get', ['install', '-y', '--no-install-recommends', ...patiently, ...packages], quietly);
}
