/** A company's subscription in the log and in messages to open pages. */
export const subscriptionKind = 'subscription';
