import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Pdf, PdfOrder } from '#kernel/server/pdf/pdf-order.ts';

const source = new URL('contract.typ', import.meta.url);
const compiler = '@myriaddreamin/typst-ts-node-compiler 0.7.0';
const logoSpace = { width: 42, height: 16 };

export interface ContractLogo {
  png: Buffer;
  width: number;
  height: number;
}

interface ContractToPrint {
  /** Of `contractData`. */
  data: object;
  templateVersion: string;
  logo: ContractLogo | undefined;
}

export interface PrintedPdf extends Pdf {
  fingerprint: string;
}

/** Typesets a contract as PDF/A-2a. The same input gives the same bytes and the same fingerprint. */
export async function printContract(
  { data, templateVersion, logo }: ContractToPrint,
  typeset: (order: PdfOrder) => Promise<Pdf>,
): Promise<PrintedPdf> {
  const shown = { ...data, ...(logo && { logo: onPaper(logo) }) };
  const fingerprint = fingerprintOf({
    shown,
    templateVersion,
    logo: logo && sha256(logo.png),
    source: sha256(readFileSync(source)),
    compiler,
  });
  const pdf = await typeset({
    template: source,
    data: { ...shown, fingerprint },
    ...(logo && { pictures: { 'logo.png': logo.png } }),
    standard: 'a-2a',
  });
  return { ...pdf, fingerprint };
}

/** SHA-256 of the input in one order of its keys. */
function fingerprintOf(input: object): string {
  return sha256(JSON.stringify(canonical(input)));
}

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, one]) => [key, canonical(one)]));
}

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

/** The size in millimetres: the largest that fits beside the title. */
function onPaper({ width, height }: ContractLogo): { width: number; height: number } {
  const scale = Math.min(logoSpace.width / width, logoSpace.height / height);
  return { width: width * scale, height: height * scale };
}
