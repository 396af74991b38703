import type { RoleKey } from '#kernel/contract/permissions.ts';
import type { EmergencyContact, PersonState } from '../../../contract/entities.ts';
import type { Values } from './read-cell.ts';

/** A person of the company as the plan needs to know them. */
export interface ExistingPerson {
  id: string;
  version: number;
  state: PersonState;
  isExternal: boolean;
  role: RoleKey;
  reportingToCompanyUserId: string | null;
  /** The stored values of the fields that the list has columns for, and of the keys. */
  values: Values;
  emergencyContacts: EmergencyContact[];
}

/** Who imports, when, and what they chose. */
export interface PlanCircumstances {
  /** The day in the company's time zone. */
  today: string;
  /** Whether test numbers pass as national identity numbers; never in production. */
  allowSynthetic: boolean;
  /** The importing person, who does not set their own pay and role. */
  importedBy: string;
  /** The roles that the importing person may give. */
  grantableRoles: ReadonlySet<RoleKey>;
  newId: () => string;
  choices: PlanChoices;
}

export interface PlanChoices {
  /** Rows that the person leaves out. */
  skip: ReadonlySet<number>;
  /** Rows that are created although somebody of that name is there. */
  create: ReadonlySet<number>;
  /** Import people without the values that cannot be used, instead of refusing the row. */
  leaveOutInvalid: boolean;
}
