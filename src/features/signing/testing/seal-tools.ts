import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testFolder } from './test-folder.ts';

// What other people's programs say of a sealed file. They share no code with ours.

const programs = ['pdfsig', 'qpdf', 'openssl'] as const;

/** Whether all of them are on this machine (Debian: poppler-utils, qpdf, openssl). */
export const areSealToolsHere = programs.every((program) => spawnSync(program, ['--help'], { stdio: 'ignore' }).error === undefined);
if (!areSealToolsHere)
  process.emitWarning('pdfsig, qpdf or openssl is missing, so seals are not checked by them: apt-get install poppler-utils qpdf openssl');

function fileIn(bytes: Uint8Array, name: string): string {
  const path = join(testFolder('seal'), name);
  writeFileSync(path, bytes);
  return path;
}

function said(program: string, ...args: string[]): { text: string; code: number | null } {
  const { stdout, stderr, status } = spawnSync(program, args, { encoding: 'latin1', maxBuffer: 256 * 1024 * 1024 });
  return { text: `${stdout}${stderr}`, code: status };
}

export interface PdfsigReport {
  signatures: number;
  /** The first signature holds. */
  isValid: boolean;
  /** It covers the file up to its end. */
  isWhole: boolean;
  kind: string | undefined;
  signer: string | undefined;
}

/** What poppler says of the first signature. */
export function pdfsig(pdf: Uint8Array): PdfsigReport {
  const { text } = said('pdfsig', '-nocert', fileIn(pdf, 'sealed.pdf'));
  const [, first = '', ...rest] = text.split(/^Signature #\d+:$/m);
  return {
    signatures: first === '' ? 0 : 1 + rest.length,
    isValid: first.includes('Signature is Valid.'),
    isWhole: first.includes('Total document signed'),
    kind: /Signature Type: (\S+)/.exec(first)?.[1],
    signer: /Common Name: (.+)/.exec(first)?.[1],
  };
}

/** What qpdf finds wrong with the structure; empty when nothing is. */
export function qpdfFaults(pdf: Uint8Array): string {
  const { text, code } = said('qpdf', '--check', fileIn(pdf, 'sealed.pdf'));
  return code === 0 ? '' : text;
}

/** The words of a PDF as poppler copies them; its tools come together. */
export function copiedWords(pdf: Uint8Array): string {
  return execFileSync('pdftotext', [fileIn(pdf, 'sealed.pdf'), '-'], { encoding: 'utf8' });
}

/** A PDF as qpdf writes it, such as linearised or encrypted. */
export function rewritten(pdf: Uint8Array, ...options: string[]): Buffer {
  return execFileSync('qpdf', [...options, fileIn(pdf, 'given.pdf'), '-'], { maxBuffer: 256 * 1024 * 1024 });
}

/** The message of the first signature, and what it is about. */
export function messageIn(pdf: Buffer): { message: Buffer; content: Buffer } {
  const found = /\/ByteRange\s*\[\s*0\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/.exec(pdf.toString('latin1'));
  const [start = 0, end = 0, rest = 0] = (found ?? []).slice(1).map(Number);
  const message = Buffer.from(pdf.toString('latin1', start + 1, end - 1), 'hex');
  return { message, content: Buffer.concat([pdf.subarray(0, start), pdf.subarray(end, end + rest)]) };
}

/** What OpenSSL says of the first signature, below an authority in PEM. */
export function opensslCms(pdf: Buffer, authority: string): { isValid: boolean; hasSigningTime: boolean; namesCertificate: boolean } {
  const { message, content } = messageIn(pdf);
  const [file, data, ca] = [fileIn(message, 'message.der'), fileIn(content, 'content'), fileIn(Buffer.from(authority), 'ca.pem')];
  const cms = ['cms', '-inform', 'DER', '-in', file];
  const { code } = said('openssl', ...cms, '-verify', '-content', data, '-binary', '-CAfile', ca, '-purpose', 'any', '-out', '/dev/null');
  const { text } = said('openssl', ...cms, '-cmsout', '-print', '-noout');
  const [signed = ''] = text.split('unsignedAttrs');
  return {
    isValid: code === 0,
    hasSigningTime: signed.includes('object: signingTime'),
    namesCertificate: signed.includes('signingCertificateV2'),
  };
}

/** Whether OpenSSL accepts each time-stamp of the whole file, in their order; the file of its authority is named. */
export function opensslStamps(pdf: Buffer, authorityFile: string): boolean[] {
  const text = pdf.toString('latin1');
  const ranges = [...text.matchAll(/\/ByteRange\s*\[\s*0\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g)].slice(1);
  return ranges.map((range) => {
    const [start = 0, end = 0, rest = 0] = range.slice(1).map(Number);
    const token = fileIn(Buffer.from(text.slice(start + 1, end - 1), 'hex'), 'token.der');
    const content = fileIn(Buffer.concat([pdf.subarray(0, start), pdf.subarray(end, end + rest)]), 'content');
    return said('openssl', 'ts', '-verify', '-data', content, '-in', token, '-token_in', '-CAfile', authorityFile).code === 0;
  });
}
