import { signingLinks, signingSecrets } from './kinds.ts';

/** Who reaches requests; what one may do with one is in `server/policy.ts` (signing.2). */
export const viewGate = { access: { permission: 'Esigning' }, company: 'required' } as const;
export const editGate = { access: { permission: 'EsigningEdit' }, company: 'required' } as const;
/** Who signs: the secret of the mail, or the id of the request with a session of the same verified address. */
export const signerGate = { access: { secret: signingSecrets, orSession: 'signingRequestId' }, company: 'none' } as const;
/** What of it is only read; it marks what they have seen, and nobody does that in their place. */
export const signerReadGate = { ...signerGate, effect: 'read', whileViewing: 'refused' } as const;
/** Whoever has a link that once led to a request. */
export const formerLinkGate = { access: { secret: signingLinks }, company: 'none' } as const;
