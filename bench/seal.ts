import { cpus, loadavg } from 'node:os';
import { createPrivateKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import { makeCertificate } from '../src/features/signing/server/authority/make-certificate.ts';
import type { SealKey } from '../src/features/signing/server/authority/seal-key.ts';
import { makeCms } from '../src/features/signing/server/seal/cms.ts';
import { judge } from '../src/features/signing/server/seal/judge.ts';
import { prepareSeal } from '../src/features/signing/server/seal/prepare-seal.ts';
import { fillSeal, sealedParts } from '../src/features/signing/server/seal/prepared-seal.ts';
import { judgeSealed } from '../src/features/signing/server/verify/verify-sealed.ts';

const rounds = 15;

/** `node bench/seal.ts`: the CPU that a seal takes, alone and with judging and verifying; goal: a document of 1 MB is sealed in 40 ms. */
async function bench(): Promise<void> {
  const [processor] = cpus();
  console.log(`${processor?.model}, load before ${loadavg()[0]?.toFixed(1)}`);
  const key = await sealKey();
  const page = await documentOf(1, 0);
  for (const megabytes of [1, 20]) {
    const original = await documentOf(10, megabytes);
    const seal = async () => {
      const prepared = await prepareSeal({ original, page, evidence: '{}', at: new Date(), reserved: 8192 });
      return fillSeal(prepared, await makeCms({ parts: sealedParts(prepared), key, timeStamp: undefined }));
    };
    const sealed = await seal();
    const verify = () => judgeSealed({ original, sealed, final: sealed, certificate: '', code: '' });
    const shown = [await cpuOf(() => judge(original)), await cpuOf(seal), await cpuOf(verify)].map((ms) => `${ms.toFixed(0)} ms`);
    console.log(`${megabytes} MB, CPU (median of ${rounds}): judging ${shown[0]}, sealing ${shown[1]}, verifying ${shown[2]}`);
  }
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

/** A document whose weight lies in a stream, as in a picture. */
async function documentOf(pages: number, megabytes: number): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (let number = 1; number <= pages; number += 1) document.addPage().drawText(`Side ${number}`);
  document.context.register(document.context.stream(randomBytes(megabytes * 1024 * 1024)));
  return document.save({ useObjectStreams: false });
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

await bench();
