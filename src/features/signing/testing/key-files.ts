import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testFolder } from './test-folder.ts';

export interface KeyFiles {
  keyFile: string;
  /** The certificate of the key, and the one above it. */
  certificateFile: string;
  folder: string;
}

/** A key with its certificate below an authority, as a trust service hands them out; made by OpenSSL. */
export function testKeyFiles({ kind = 'rsa' }: { kind?: 'rsa' | 'ec' } = {}): KeyFiles {
  const folder = testFolder('keys');
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

/** The same in PKCS#12 with the password `test`. */
export function testPkcs12(): string {
  const { folder } = testKeyFiles();
  const form = ['-keypbe', 'AES-256-CBC', '-certpbe', 'AES-256-CBC', '-macalg', 'sha256'];
  const files = ['-inkey', 'key.pem', '-in', 'own.pem', '-certfile', 'ca.pem', '-out', 'seal.p12'];
  execFileSync('openssl', ['pkcs12', '-export', ...form, ...files, '-passout', 'pass:test'], { cwd: folder, stdio: 'pipe' });
  return join(folder, 'seal.p12');
}

/** A PKCS#12 file with the old encryption PBE-SHA1-3DES and the password `test`, as OpenSSL once wrote it. */
export function oldPkcs12(): string {
  const file = join(testFolder('keys'), 'old.p12');
  writeFileSync(file, Buffer.from(oldForm.join(''), 'base64'));
  return file;
}

const oldForm = [
  'MIIDqgIBAzCCA3AGCSqGSIb3DQEHAaCCA2EEggNdMIIDWTCCAk8GCSqGSIb3DQEHBqCCAkAwggI8AgEAMIICNQYJKoZIhvcNAQcB',
  'MBwGCiqGSIb3DQEMAQMwDgQIxzaGMt8BWR8CAggAgIICCKlkJvq4OkWzvWr0N7mtWhy89yusD077bzv3nxrholffIQNzZ4EGjjzw',
  'uU07XzMpHOUc2av3WKqRg262jkj+Xwbq2KKRvmUuLADy3pJTQ6I870IXVzJWJi87ZLfVuZrxarbDLirVSuCGNTG7MpwqR+32ozjA',
  'rN+yCXxGLKxWnG+/DZEV43c0YRVkrKSeE+JDX7f+4OfNe3+nyE+0efb+MC/UgLY7ziRsgGoQKZqY9riWMlcVsdOnv2y5pWMDJ+g6',
  '2jeQDcuNcgJr8vcAWr7APfACSVEt1VK3bIFHbs2+PRZUfBAijWZWK0hhsWKQVsZ/8RbpJMaeasWNCWHOqka1zHDShwANaYFVORbZ',
  'qILZuzvHC6NgrFaomp+OH+UNS1Ivui22tFZTih/6CuTH0wx2EGV8hSQPpWXec0etgI/CXdy5rZuWVgIfiSooV5QGb2A3R6j0w0bU',
  '3ZDY3AuhUSKqyREEjHpFSHfgsKunoQrKHBtvgJMxeZ7Vil9fBE0QZ7gb9TeoA1iKPYxSp16hFj+E9sY6EDlUCNcMOMxc9RQKSccE',
  'HsdqxmP+040gE+vbgmARY52wsZ2E9EjB4nl+0sGRtsr6EyokOJQuTGeJUMvHcOpjobUS6wsi9V1rnnQY6EQ4LwEI/Q6zxPtEFLPp',
  'x6otORrE7Wp+ZyiHyXpqObrEYV5fjn39WmaBDm0wggECBgkqhkiG9w0BBwGggfQEgfEwge4wgesGCyqGSIb3DQEMCgECoIG0MIGx',
  'MBwGCiqGSIb3DQEMAQMwDgQIMxnbqcDwI6QCAggABIGQmfC+kMmqXpePiGx8sj0Rp+WCgWaLIsVmiZev7cD82LKEmKtqZMC2lYl4',
  'r9OziicLZMIYHneYeiFEmHmlF0953iDeBaeZyZVcITMwTYhof8+IY/Ihp+2fce1Jl5lKKIqc5K+7luAm6yiz7OIRVQnk45aVgz4j',
  'F60euIC53y2r0JCX/fN3rq3A1cp9wMWOQkOgMSUwIwYJKoZIhvcNAQkVMRYEFAbStywJGySL31HL7L/xNXlZ6BNkMDEwITAJBgUr',
  'DgMCGgUABBSGHPJAELFhH32ZATg6ZKEG/E4ueAQIECznyAtEZtoCAggA',
];
