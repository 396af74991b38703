import type { EmergencyContact } from '../../../contract/entities.ts';
import type { ImportFate, ImportField, ImportRemark } from '../../../contract/entities-import.ts';
import type { Values } from './read-cell.ts';

/** One value that an import writes. */
export interface Change {
  field: ImportField;
  before: string | number | null;
  after: string | number | null;
}

/** What will happen to one row, and everything needed to do exactly that. */
export interface PlannedRow {
  number: number;
  fate: ImportFate;
  /** The person that is changed or that will be made; undefined when there is none. */
  companyUserId: string | undefined;
  /** The version that the plan was made from, for a person who is there already. */
  version: number | undefined;
  name: string;
  changes: Change[];
  /** Only what is to be written: the changed fields, and for a new person all of them. */
  values: Values;
  /** The whole list, when it changes. */
  emergencyContacts: EmergencyContact[] | undefined;
  reportingToCompanyUserId: string | undefined;
  reasons: ImportRemark[];
  warnings: ImportRemark[];
}

/** How many rows have each fate. */
export type FateCounts = Record<ImportFate, number>;

export interface Plan {
  rows: PlannedRow[];
  counts: FateCounts;
}
