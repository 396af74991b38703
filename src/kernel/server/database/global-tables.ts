/** Tables that belong to no company, each with the reason why. Every other table has `company_id` and forced row-level security. */
export const globalTables: Readonly<Record<string, string>> = {
  migration: 'Says which migrations this database has had; it is about the schema itself.',
  known_company: 'The number of each company and nothing else, so that jobs and backups can visit the companies one at a time.',
  company_registry_number: 'Lets an organisation number be registered once on the whole product, and says only which company has it.',
};
