import { PDF, type TimestampAuthority } from '@libpdf/core';
import { askForTimeStamp } from './time-stamp.ts';

const room = 24 * 1024;

/**
 * Appends what is needed to check a seal later, certificates and revocation, and a time-stamp over all of it (PAdES B-LTA). Done again, it prolongs what
 * is there. Asks outside, so never inside a transaction.
 */
export async function addArchiveData(sealed: Uint8Array, servers: readonly string[]): Promise<Uint8Array> {
  const document = await PDF.load(sealed);
  const timestampAuthority: TimestampAuthority = { timestamp: (digest) => askForTimeStamp(servers, digest) };
  const { bytes } = await document.addArchivalData({ timestampAuthority, digestAlgorithm: 'SHA-256', estimatedSize: room });
  return bytes;
}
