import type { EmergencyContact } from '../../../contract/entities.ts';
import type { ActionCounts, ImportAction } from '#kernel/contract/imports.ts';
import type { ImportField, ImportRemark } from '../../../contract/entities-import.ts';
import type { Values } from './read-cell.ts';
import type { Seats } from '../seats.ts';

/** One value that an import writes. */
export interface Change {
  field: ImportField;
  before: string | number | null;
  after: string | number | null;
}

/** What will happen to one row, with everything needed to do it. */
export interface PlannedRow {
  number: number;
  fate: ImportAction;
  /** The person to change or create; undefined when there is none. */
  companyUserId: string | undefined;
  /** The version of an existing person that the plan was made from. */
  version: number | undefined;
  name: string;
  /** A new person whose end date has passed: added as deactivated. */
  isLeaver: boolean;
  changes: Change[];
  /** Only what is to be written: the changed fields, or for a new person all of them. */
  values: Values;
  /** The whole list, when it changes. */
  emergencyContacts: EmergencyContact[] | undefined;
  reportingToCompanyUserId: string | undefined;
  reasons: ImportRemark[];
  warnings: ImportRemark[];
}

export interface Plan {
  rows: PlannedRow[];
  counts: ActionCounts;
  /** How many of the new people are leavers. */
  leavers: number;
  /** How many seats more it takes. */
  seats: Seats;
}
