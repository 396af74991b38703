import { randomBytes } from 'node:crypto';

/** A new nonce for one page. */
export function newNonce(): string {
  return randomBytes(16).toString('base64url');
}

/** The content security policy of our pages: only our own resources, and inline code only with this page's nonce. A secret in the address is not even told to our own calls. */
export function securityHeaders(
  nonce: string,
  { isSecure, isSecretAddress = false }: { isSecure: boolean; isSecretAddress?: boolean },
): Record<string, string> {
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    // The browser's own PDF viewer; the page fetches the bytes and sets their type.
    "frame-src 'self' blob:",
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "object-src 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': isSecretAddress ? 'no-referrer' : 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}
