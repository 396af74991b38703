import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '#testing/temporary-folder.ts';

export interface KeyFiles {
  keyFile: string;
  /** The certificate of the key, and the one above it. */
  certificateFile: string;
  folder: string;
}

/** A key with its certificate below an authority, as a trust service hands them out; made by OpenSSL. */
export function testKeyFiles({ kind = 'rsa' }: { kind?: 'rsa' | 'ec' } = {}): KeyFiles {
  const folder = mkdtempSync(join(temporaryFolder(), 'samspill-keys-'));
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });
  const newKey = kind === 'rsa' ? ['-newkey', 'rsa:2048'] : ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256'];
  const request = ['req', '-x509', '-nodes', '-days', '3000'];
  openssl(
    ...request,
    ...newKey,
    '-keyout',
    'ca.key',
    '-out',
    'ca.pem',
    '-subj',
    '/O=Tillit AS/CN=Tillit CA',
    '-addext',
    'basicConstraints=critical,CA:true',
  );
  openssl(
    ...request,
    ...newKey,
    '-keyout',
    'key.pem',
    '-out',
    'own.pem',
    '-subj',
    '/O=Fjord AS/CN=Fjord AS segl',
    '-CA',
    'ca.pem',
    '-CAkey',
    'ca.key',
  );
  execFileSync('sh', ['-c', 'cat own.pem ca.pem > chain.pem'], { cwd: folder });
  return { folder, keyFile: join(folder, 'key.pem'), certificateFile: join(folder, 'chain.pem') };
}

/** The same in PKCS#12 with the password `test`: in its modern form, or in the old one that is refused. */
export function testPkcs12({ isOld = false } = {}): string {
  const { folder } = testKeyFiles();
  const form = isOld
    ? ['-legacy', '-keypbe', 'PBE-SHA1-3DES', '-certpbe', 'PBE-SHA1-3DES', '-macalg', 'sha1']
    : ['-keypbe', 'AES-256-CBC', '-certpbe', 'AES-256-CBC', '-macalg', 'sha256'];
  const files = ['-inkey', 'key.pem', '-in', 'own.pem', '-certfile', 'ca.pem', '-out', 'seal.p12'];
  execFileSync('openssl', ['pkcs12', '-export', ...form, ...files, '-passout', 'pass:test'], { cwd: folder, stdio: 'pipe' });
  return join(folder, 'seal.p12');
}
