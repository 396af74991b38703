import { recipientWanted } from '#features/invoicing/server/public.ts';
import { on } from '#kernel/server/registers.ts';
import { readSubscription } from '../store-subscription.ts';

/** Mails about invoices go to the recipient of the subscription (subscription.31). */
export const presentRecipient = on(recipientWanted, async (company) => (await readSubscription(company))?.recipient ?? null);
