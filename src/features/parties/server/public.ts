/** One party with its contacts and what the business register said; locked on request. */
export { readParty } from './store-party.ts';
/** Answered by features whose records refer to parties: how many refer to this one. */
export { partyUses } from './party-uses.ts';
/** The parties with an organisation number; and how to add organisations by their numbers. */
export { insertNumberedParties, readNumberedParties } from './store-party.ts';
