import { randomBytes } from 'node:crypto';

/** A fresh nonce for one page. */
export function newNonce(): string {
  return randomBytes(16).toString('base64url');
}

/** What a page of ours may load and run: only what we serve, and inline only what carries this page's nonce. */
export function securityHeaders(nonce: string, isSecure: boolean): Record<string, string> {
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    // The browser's own viewer of PDF files; the page fetches the bytes and says their type.
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
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}
