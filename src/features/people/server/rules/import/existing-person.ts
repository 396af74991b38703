import type { FieldError } from '#kernel/contract/errors.ts';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import type { EmergencyContact, PersonState } from '../../../contract/entities.ts';
import type { Values } from './read-cell.ts';

/** A person of the company, with what the plan needs to know. */
export interface ExistingPerson {
  id: string;
  version: number;
  state: PersonState;
  isExternal: boolean;
  /** Whether they can sign in once they are active. */
  hasAccount: boolean;
  role: RoleKey;
  reportingToCompanyUserId: string | null;
  /** The stored values of the fields that the list has columns for, and of the keys. */
  values: Values;
  emergencyContacts: EmergencyContact[];
}

/** The user who imports, the day, and the user's choices. */
export interface PlanCircumstances {
  /** Today in the company's time zone. */
  today: string;
  /** Whether test numbers are accepted as national identity numbers; never in production. */
  allowSynthetic: boolean;
  /** The importing user, who cannot set their own pay and role. */
  importedBy: string;
  /** The roles that the importing user may grant. */
  grantableRoles: ReadonlySet<RoleKey>;
  /** Why the last days in rows cannot be, by the numbers of the rows: other features know, and are asked with a first plan. */
  lastDayErrors?: ReadonlyMap<number, FieldError>;
  newId: () => string;
  choices: PlanChoices;
}

export interface PlanChoices {
  /** Rows that the user skips. */
  skip: ReadonlySet<number>;
  /** Rows to create although a person of that name exists. */
  create: ReadonlySet<number>;
  /** Import people without their invalid values, instead of refusing the row. */
  leaveOutInvalid: boolean;
}
