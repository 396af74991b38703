/** A key that seals, wherever it lies. */
export interface SealKey {
  /** Its certificate, DER. */
  certificate: Buffer;
  /** The certificates above it, the issuer first, DER. */
  chain: readonly Buffer[];
  kind: 'rsa' | 'ec';
  /** Signs with SHA-256: RSASSA-PKCS1-v1_5, or ECDSA in DER. */
  sign: (content: Uint8Array) => Promise<Buffer>;
}
