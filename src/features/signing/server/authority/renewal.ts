import type { CertificatePurpose } from './store-authority.ts';

const dayMilliseconds = 86_400_000;

/** How long certificates of our own authority are valid, and how long before their end there is a new one. In days. */
const ages: Readonly<Record<CertificatePurpose, { valid: number; lead: number }>> = {
  // A seal below it is valid for three years and made a year before it is needed at the latest.
  authority: { valid: 25 * 365, lead: 5 * 365 },
  seal: { valid: 3 * 365, lead: 365 },
};

/** Whether a certificate is to be followed by a new one; the old one stays known, so that its seals stay valid (signing.36). */
export function isDue(purpose: CertificatePurpose, validUntil: Date, now: Date): boolean {
  return validUntil.getTime() - now.getTime() <= ages[purpose].lead * dayMilliseconds;
}

/** From when to when a new one is valid. It begins an hour early, for readers whose clocks are late. */
export function validityOf(purpose: CertificatePurpose, now: Date): { notBefore: Date; notAfter: Date } {
  // Certificates say seconds.
  const second = Math.floor(now.getTime() / 1000) * 1000;
  return { notBefore: new Date(second - 3_600_000), notAfter: new Date(second + ages[purpose].valid * dayMilliseconds) };
}
