/** The tables in which one kind of import keeps its plans and their rows; both have the columns that the stores beside this name. */
export interface ImportTables {
  /** Plans, which become imports when they are carried out. */
  imports: string;
  rows: string;
  /** The column of a row with the id of the record that it adds or changes. */
  record: string;
  /** The column of a plan with the newest change of a record that it has seen, where records are numbered. */
  seenChange?: string;
}
