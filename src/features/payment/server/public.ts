/** Cards: the newest is charged (subscription.38). */
export { beginCardSetup } from './cards/begin-card-setup.ts';
export { disableCard, offersCards, presentCards } from './cards/cards.ts';

/** Payments of invoices by card: each try of an invoice is charged once. */
export { startCharge } from './charges/start-charge.ts';
export { waitForCharge } from './charges/run-charge.ts';
export type { ChargeOutcome } from './charges/run-charge.ts';
export { countDeclined, readChargesOf, readOpenCharge } from './charges/store-charges.ts';
export { noteLookUp, readFormerCharges } from './charges/store-former-charges.ts';
export type { FormerCharge } from './charges/store-former-charges.ts';
export { chargeSettled } from './charges/settle-charge.ts';
export type { ChargeSettled } from './charges/settle-charge.ts';

/** The provider does not answer, or will not. */
export { ProviderFault } from './provider.ts';
