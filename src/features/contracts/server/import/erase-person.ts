import type { PersonEvent } from '#features/people/server/public.ts';
import { readReadings, readSealedRows, replaceImportRows, replaceReadings } from '#kernel/server/imports/store-erase-rows.ts';
import { contractImports, openContent, openFormer, openReading, sealContent, sealReading, type RowContent } from './contract-imports.ts';
import { readNamesOf } from './store-imported.ts';

const nothing: RowContent = {
  party: '',
  name: '',
  changes: [],
  content: undefined,
  newParty: undefined,
  note: undefined,
  deadline: null,
  reasons: [],
  warnings: [],
};

/** Erases a person from the imports that can still be undone (contracts.99), in a constant number of statements. Rows are sealed, so all are opened. */
export async function eraseFromImports({ company, services, companyUserId }: Pick<PersonEvent, 'company' | 'services' | 'companyUserId'>) {
  const sealed = await readSealedRows(company, contractImports);
  if (sealed.length === 0) return;
  const { secrets } = services;
  const written = [companyUserId, ...(await readNamesOf(company, companyUserId))].filter(Boolean).map((one) => one.toLowerCase());
  const names = (part: unknown): boolean => {
    const text = JSON.stringify(part).toLowerCase();
    return written.some((one) => text.includes(one));
  };
  const named = sealed.filter(({ content, former, ...place }) => {
    const at = { companyId: company.id, ...place };
    return names(openContent(secrets, content, at)) || (former !== null && names(openFormer(secrets, former, at)));
  });
  const blank = named.map(({ importId, number }) => {
    const content = sealContent(secrets, nothing, { companyId: company.id, importId, number });
    return { importId, number, content };
  });
  if (blank.length > 0) await replaceImportRows(company, contractImports, blank);
  const readings = await readReadings(company, contractImports, [...new Set(sealed.map(({ importId }) => importId))]);
  const changed = readings.flatMap(({ id, reading: text }) => {
    const place = { companyId: company.id, importId: id };
    const reading = openReading(secrets, text, place);
    if (!names(reading)) return [];
    const columns = reading.columns.map((column) => ({ ...column, samples: [] }));
    const isChosen = reading.responsible === companyUserId;
    const chosen = isChosen ? { responsible: '', responsibleFullName: null } : {};
    return [{ id, reading: sealReading(secrets, { ...reading, ...chosen, columns }, place) }];
  });
  if (changed.length > 0) await replaceReadings(company, contractImports, changed);
}
