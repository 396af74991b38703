/** Invites an existing person who has no access yet. */
export { invitePerson } from './invite-person.ts';
