import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { makeCertificate } from '../src/features/signing/server/authority/make-certificate.ts';
import type { SealKey } from '../src/features/signing/server/authority/seal-key.ts';
import { makeCms } from '../src/features/signing/server/seal/cms.ts';
import { inspect } from '../src/features/signing/server/seal/inspect.ts';
import { prepareSeal } from '../src/features/signing/server/seal/prepare-seal.ts';
import { fillSeal, sealedParts } from '../src/features/signing/server/seal/prepared-seal.ts';
import { verifySealed } from '../src/features/signing/server/verify/verify-sealed.ts';
import { documentOf } from './sealing-job.ts';

/** What is measured, of which the middle counts. */
const rounds = 15;

interface SealCpu {
  inspecting: number;
  sealing: number;
  verifying: number;
}

/** Milliseconds of CPU that a document of so many megabytes takes, alone in this process. */
export async function sealCpu(megabytes: number): Promise<SealCpu> {
  const key = await sealKey();
  const page = await documentOf(1, 0);
  const original = await documentOf(10, megabytes);
  const seal = async () => {
    const prepared = await prepareSeal({ original, page, evidence: '{}', at: new Date(), reserved: 8192 });
    return fillSeal(prepared, await makeCms({ parts: sealedParts(prepared), key, timeStamp: undefined }));
  };
  const sealed = await seal();
  const verify = () => verifySealed({ original, sealed, final: sealed, certificate: '', code: '' });
  return { inspecting: await cpuOf(() => inspect(original)), sealing: await cpuOf(seal), verifying: await cpuOf(verify) };
}

/** With RSA of 2048 bits, as most trust services hand out. */
async function sealKey(): Promise<SealKey> {
  const name = { commonName: 'Bench', organization: 'localhost' };
  const validity = { notBefore: new Date(), notAfter: new Date(Date.now() + 86_400_000) };
  const { certificate } = await makeCertificate({ name, ...validity, issuer: undefined });
  const pem = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' });
  const key = createPrivateKey(pem);
  return { certificate, chain: [], kind: 'rsa', sign: async (content) => sign('sha256', content, key) };
}

async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? Number.NaN;
}
