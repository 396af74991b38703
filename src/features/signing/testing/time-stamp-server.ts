import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { testFolder } from './test-folder.ts';

const settings = `
[tsa]
default_tsa = tsa1
[tsa1]
serial = serial
signer_cert = tsa.pem
signer_key = tsa.key
certs = ca.pem
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256, sha384, sha512
accuracy = secs:1
ess_cert_id_alg = sha256
[stamps]
extendedKeyUsage = critical,timeStamping
keyUsage = critical,digitalSignature
basicConstraints = CA:false
[authority]
basicConstraints = critical,CA:true
keyUsage = critical,keyCertSign,cRLSign
`;

export interface TimeStampServer {
  url: string;
  /** The certificate that its own stands below, PEM. */
  authorityFile: string;
  /** What it answers from now on: time-stamps, an error, or once more what it answered last. */
  answer: 'stamps' | 'error' | 'former';
  asked: number;
  close: () => Promise<void>;
}

/** A time-stamp server (RFC 3161) that is OpenSSL, so that no code of ours judges our own. */
export async function timeStampServer({ days = 3650 } = {}): Promise<TimeStampServer> {
  const folder = testFolder('tsa');
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });
  writeFileSync(join(folder, 'tsa.cnf'), settings);
  writeFileSync(join(folder, 'serial'), '01\n');
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', String(days), '-config', 'tsa.cnf'];
  writeFileSync(join(folder, 'tsa.cnf'), `${settings}[req]\ndistinguished_name = name\n[name]\n`);
  openssl(
    'req',
    '-x509',
    ...key,
    '-keyout',
    'ca.key',
    '-out',
    'ca.pem',
    '-subj',
    '/CN=Test time-stamp authority',
    '-extensions',
    'authority',
  );
  openssl(
    'req',
    '-x509',
    ...key,
    '-keyout',
    'tsa.key',
    '-out',
    'tsa.pem',
    '-subj',
    '/CN=Test time-stamps',
    '-extensions',
    'stamps',
    '-CA',
    'ca.pem',
    '-CAkey',
    'ca.key',
  );
  const state = { answer: 'stamps' as TimeStampServer['answer'], asked: 0 };
  const server = createServer((request, response) => {
    void buffer(request).then((asked) => {
      state.asked += 1;
      if (state.answer === 'error') return response.writeHead(503).end();
      if (state.answer === 'stamps') {
        writeFileSync(join(folder, 'q'), asked);
        openssl('ts', '-reply', '-config', 'tsa.cnf', '-queryfile', 'q', '-out', 'r');
      }
      return response.writeHead(200, { 'content-type': 'application/timestamp-reply' }).end(readFileSync(join(folder, 'r')));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // A server that listens on a port has an AddressInfo.
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise<void>((closed) => server.close(() => closed()));
  return Object.assign(state, { url: `http://127.0.0.1:${port}/`, authorityFile: join(folder, 'ca.pem'), close });
}
