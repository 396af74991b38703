import type { Names, NamedIndex } from '#kernel/server/sheets/rules/find-named.ts';
import type { ContractImportChange, ContractImportRemark } from '../../../contract/entities-import.ts';
import type { Deadline, DeadlineDay } from '../../../contract/rules/deadline.ts';
import type { ImportAction } from '#kernel/contract/imports.ts';
import type { ContractContent } from '../../store-contract.ts';

/** A contract of the company, with what a plan needs to know. */
export interface ExistingContract {
  contractId: string;
  version: number;
  /** Whether the importer may change it: a restriction may close it to them. */
  isKept: boolean;
  content: ContractContent;
}

/** A person as lists name them. */
export interface NamedPerson extends Names {
  companyUserId: string;
  fullName: string;
  /** Whether they may be responsible (contracts.14). */
  isPossible: boolean;
}

/** A party of the company with an organisation number. */
export interface NumberedParty {
  partyId: string;
  registryId: string;
  name: string;
}

/** What a plan is made with. */
export interface ContractCircumstances {
  day: DeadlineDay;
  people: NamedIndex<NamedPerson>;
  namesOfPeople: ReadonlyMap<string, string>;
  /** Who becomes responsible where the list names nobody who may be. */
  responsible: string;
  parties: readonly NumberedParty[];
  /** The categories in use. */
  categories: readonly string[];
  /** Rows that the user skips. */
  skip: ReadonlySet<number>;
  newId: () => string;
}

/** What will happen to one row, with everything needed to do it. */
export interface PlannedContract {
  number: number;
  fate: ImportAction;
  contractId: string | undefined;
  /** The version of an existing contract that the plan was made from. */
  version: number | undefined;
  party: string;
  name: string;
  changes: ContractImportChange[];
  /** The whole contract as it will be; undefined when nothing is written. */
  content: ContractContent | undefined;
  /** The number of an organisation that is to become a party. */
  newParty: string | undefined;
  note: string | undefined;
  deadline: Omit<Deadline, 'why'> | null;
  reasons: ContractImportRemark[];
  warnings: ContractImportRemark[];
}
