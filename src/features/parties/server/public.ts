/** One party with its contacts and what the business register said; locked on request. */
export { readParty } from './store-party.ts';
/** Those of many parties that are there, kept until the commit. */
export { lockParties } from './store-party.ts';
/** Answered by features whose records refer to parties: how many refer to this one. */
export { partyUses } from './party-uses.ts';
/** What a member may do with parties. */
export { partyRights } from './policy.ts';
/** Asks the business register about an organisation number, before the transaction. */
export { askRegister, type RegisteredUnit } from './ask-register.ts';
/** Keeps what the register said of a party, and what is taken over from it. */
export { takeRegister } from './take-register.ts';
/** The parties with an organisation number; and how to add organisations by their numbers. */
export { insertNumberedParties, readNumberedParties } from './store-party.ts';
