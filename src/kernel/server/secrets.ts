/** Encryption of single fields at rest, and keyed digests for lookups. */
export interface Secrets {
  /** Encrypts one field; `place` (`company|table|row|column`) is authenticated, so a ciphertext moved elsewhere does not decrypt. */
  encrypt: (plain: string, place: string) => string;
  /** Decrypts a field; throws when it was moved or changed, or its key is missing. */
  decrypt: (sealed: string, place: string) => string;
  /** A keyed digest for equality lookups of secret values (links, API keys); it stays the same when newer keys are added. */
  digest: (value: string, purpose: string) => string;
  /** How every text that the newest key has encrypted begins. */
  freshPrefix: string;
}
