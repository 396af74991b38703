import type { ExternalFields } from '../accounting/provider.ts';

/** A person here, as far as they are compared. */
export interface PersonHere {
  companyUserId: string;
  /** Counts the changes of the person. */
  version: number;
  /** Active, and one of the company's own: only these are proposed to another system (integrations.8). */
  isProposed: boolean;
  /** Deactivated: nobody changes the profile before it is active again (integrations.9). */
  isDeactivated: boolean;
  fields: ExternalFields;
}

/** First and last name together. */
export const fullNameOf = ({ firstName, lastName }: ExternalFields): string => [firstName, lastName].filter(Boolean).join(' ').trim();
