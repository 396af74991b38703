import type { Secrets } from '#kernel/server/secrets.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { openReading, sealContent, sealReading } from '../import/plan-content.ts';
import type { RowContent } from '../import/plan-content.ts';
import { peopleImports } from '../import/people-imports.ts';
import { readImportRowsOf } from './store-erase.ts';
import { readReadings, replaceImportRows, replaceReadings } from '#kernel/server/imports/store-erase-rows.ts';

const nothing: RowContent = {
  name: '',
  isLeaver: false,
  changes: [],
  values: {},
  emergencyContacts: undefined,
  reportingToCompanyUserId: undefined,
  reasons: [],
  warnings: [],
};

/** Erases a person from the imports that can still be undone, in a constant number of statements. */
export async function eraseImportRows(company: Company, secrets: Secrets, companyUserId: string): Promise<void> {
  const places = await readImportRowsOf(company, companyUserId);
  const rows = places.map((place) => ({ ...place, content: sealContent(secrets, nothing, { companyId: company.id, ...place }) }));
  await replaceImportRows(company, peopleImports, rows);
  const readings = await readReadings(company, peopleImports, [...new Set(places.map(({ importId }) => importId))]);
  const blank = readings.map(({ id, reading }) => {
    const place = { companyId: company.id, importId: id };
    const { columns, ...rest } = openReading(secrets, reading, place);
    return { id, reading: sealReading(secrets, { ...rest, columns: columns.map((column) => ({ ...column, samples: [] })) }, place) };
  });
  await replaceReadings(company, peopleImports, blank);
}
