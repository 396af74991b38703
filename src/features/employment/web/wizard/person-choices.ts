import type { EmploymentDocument } from '../../contract/document.ts';
import { isEmpty } from '../../contract/rules/values.ts';
import { contentOfDraft } from './draft-fields.ts';

/** Whether there is an address to send an invitation to. */
export function hasEmail(document: EmploymentDocument): boolean {
  return contentOfDraft(document).variables.some(({ key, value }) => key === 'email' && !isEmpty(value));
}

/** Whether somebody is invited when the contract is published: as chosen, if there is an address (employment.44). */
export function chosenInvitation(document: EmploymentDocument): boolean {
  return contentOfDraft(document).baseData.inviteUser && hasEmail(document);
}
