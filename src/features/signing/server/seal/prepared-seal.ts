// What goes into the thread that prepares a seal, and what is done with its answer; it loads no library.

export interface SealToPrepare {
  original: Uint8Array;
  /** The signature page, as a PDF of its own; it may be several pages. */
  page: Uint8Array;
  /** What stands in the file for machines: the canonical JSON of the evidence. */
  evidence: string;
  /** The time that the seal claims, which a time-stamp proves where there is one. */
  at: Date;
  /** Room for the CMS in bytes. */
  reserved: number;
}

/** A file that is whole but for its CMS, which goes between the two brackets at these places. */
export interface PreparedSeal {
  bytes: Uint8Array;
  /** Of the bracket before and behind the hexadecimal CMS. */
  hole: { start: number; end: number };
}

/** Writes the CMS into its place. */
export function fillSeal({ bytes, hole: { start, end } }: PreparedSeal, cms: Uint8Array): Buffer {
  const room = end - start - 2;
  if (cms.length * 2 > room) throw new Error(`The CMS takes ${cms.length} bytes, and ${room / 2} were kept for it`);
  const sealed = Buffer.from(bytes);
  sealed.write(Buffer.from(cms).toString('hex').padEnd(room, '0'), start + 1, 'latin1');
  return sealed;
}

/** The parts of the file that the seal speaks for: all of it but the CMS. */
export function sealedParts({ bytes, hole: { start, end } }: PreparedSeal): readonly [Uint8Array, Uint8Array] {
  return [bytes.subarray(0, start), bytes.subarray(end)];
}
