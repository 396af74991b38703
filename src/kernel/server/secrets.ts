/** Encryption of single fields at rest and of look-ups by value. */
export interface Secrets {
  /** Encrypts one field; `place` (`company|table|row|column`) is bound in, so a moved ciphertext does not open. */
  encrypt: (plain: string, place: string) => string;
  /** Opens a field; throws when it was moved, changed, or its key is missing. */
  decrypt: (sealed: string, place: string) => string;
  /** A keyed digest for equality look-ups of secret values (links, API keys); it stays the same when newer keys are added. */
  digest: (value: string, purpose: string) => string;
  /** True when the field was sealed with another key than the newest. */
  isStale: (sealed: string) => boolean;
}
