import { expect, test } from 'vitest';
import { z } from 'zod';
import { exportUserList } from '#features/access-control/contract/endpoints.ts';
import { examples as ofAccessControl } from '#features/access-control/testing/examples.ts';
import { exportPendingRequests, exportRespondedRequests } from '#features/absence/contract/endpoints.ts';
import { examples as ofAbsence } from '#features/absence/testing/examples.ts';
import { exportCompanyFiles } from '#features/files/contract/endpoints-company.ts';
import { exportCompanyUserFiles } from '#features/files/contract/endpoints-people.ts';
import { examples as ofFiles } from '#features/files/testing/examples.ts';
import { exportInvitations } from '#features/invitations/contract/endpoints.ts';
import { examples as ofInvitations } from '#features/invitations/testing/examples.ts';
import { exportAbsences } from '#features/absence/contract/endpoints-company.ts';
import { book } from '#features/absence/testing/booked.ts';
import { openAbsence } from '#features/absence/testing/opened.ts';
import { contractFileEndpoints } from '#features/contracts/contract/file-endpoints.ts';
import { exportContracts } from '#features/contracts/contract/endpoints.ts';
import { getContractImportTemplate } from '#features/contracts/contract/endpoints-import.ts';
import { contractColumns } from '#features/contracts/contract/lists.ts';
import { addedContract } from '#features/contracts/testing/given.ts';
import { exportGdprLogs, gdprLogColumns } from '#features/gdpr/contract/endpoints-log.ts';
import { breachFileEndpoints, requestFileEndpoints } from '#features/gdpr/contract/file-endpoints.ts';
import { exportProtocol } from '#features/gdpr/contract/endpoints-protocol.ts';
import { examples as ofGdpr } from '#features/gdpr/testing/examples.ts';
import { addedTreatment } from '#features/gdpr/testing/given.ts';
import { exportSync, exportSyncHistory } from '#features/integrations/contract/endpoints-sync-files.ts';
import { examples as ofIntegrations } from '#features/integrations/testing/examples.ts';
import { exportLogs } from '#features/log/contract/endpoints.ts';
import { exportGame } from '#features/lottery/contract/endpoints.ts';
import { examples as ofLottery } from '#features/lottery/testing/examples.ts';
import { exportTasks } from '#features/onoffboarding/contract/endpoints-tasks.ts';
import { examples as ofPlans } from '#features/onoffboarding/testing/examples.ts';
import { exportCompanyUsers } from '#features/people/contract/endpoints.ts';
import { getImportTemplate } from '#features/people/contract/endpoints-import.ts';
import { PersonColumn } from '#features/people/contract/lists.ts';
import { profileTools } from '#features/people/testing/profile.ts';
import { exportSigningRequests } from '#features/signing/contract/endpoints-export.ts';
import { examples as ofSigning } from '#features/signing/testing/examples.ts';
import type { Endpoint } from '#kernel/contract/endpoint.ts';
import { mediaTypes } from '#kernel/contract/media-types.ts';
import { withoutFormula } from '#kernel/server/export/csv.ts';
import { serverRooms } from '#app/server/rooms.ts';
import type { Example, World } from '#testing/examples.ts';
import { hasLibreOffice, openInLibreOffice, type SpreadsheetCell, type SpreadsheetFile } from './open-in-libreoffice.ts';
import { testServer } from '#testing/server.ts';

const server = await testServer();
const { add } = profileTools(server);
const languages = [
  ['no', 'nb-NO'],
  ['en', 'en-GB'],
] as const;
const year = { startDate: '2026-01-01', endDate: '2026-12-31' };
/** Not the area of exports, whose lines grow with each file. */
const logged = { filter: { areas: ['absence'] } };

/** The body of an example, whose rows it makes. */
const shown =
  ({ input }: Example) =>
  async (_language: string, world: World): Promise<object> =>
    (await input(world)).body ?? {};

/** The log of data protection in all its columns, with a treatment in it. */
const gdprLog = async (language: 'no' | 'en', world: World): Promise<object> => ({
  ...(await shown(ofGdpr.exportGdprLogs)(language, world)),
  columns: gdprLogColumns,
  language,
});

/** Every call that answers a table, with its bodies. */
const tables: readonly [name: string, Endpoint, (language: 'no' | 'en', world: World) => object | Promise<object>][] = [
  ['people', exportCompanyUsers, () => ({ activeOnlyCompanyUsers: true, columns: PersonColumn.options })],
  ['summary', exportAbsences, () => ({ ...year, kind: 'summary' })],
  ['payroll', exportAbsences, () => ({ ...year, kind: 'payroll' })],
  ['contracts', exportContracts, () => ({ columns: contractColumns })],
  ['log', exportLogs, (language) => ({ ...logged, language })],
  ['users', exportUserList, shown(ofAccessControl.exportUserList)],
  ['invitations', exportInvitations, shown(ofInvitations.exportInvitations)],
  ['pending requests', exportPendingRequests, shown(ofAbsence.exportPendingRequests)],
  ['decided requests', exportRespondedRequests, shown(ofAbsence.exportRespondedRequests)],
  ['files of a person', exportCompanyUserFiles, shown(ofFiles.exportCompanyUserFiles)],
  ['files of the company', exportCompanyFiles, shown(ofFiles.exportCompanyFiles)],
  ['tasks of plans', exportTasks, shown(ofPlans.exportTasks)],
  ['winners of a lottery', exportGame, shown(ofLottery.exportGame)],
  ['signing requests', exportSigningRequests, shown(ofSigning.exportSigningRequests)],
  ['log of data protection', exportGdprLogs, gdprLog],
  ['people of a sync', exportSync, shown(ofIntegrations.exportSync)],
  ['earlier syncs', exportSyncHistory, shown(ofIntegrations.exportSyncHistory)],
];

const templates: [name: string, endpoint: Endpoint, heading: string][] = [
  ['template of people', getImportTemplate, 'Fødselsnummer'],
  ['template of contracts', getContractImportTemplate, 'Oppsigelsestid'],
];

/** Calls that answer a workbook and no CSV, with their bodies and what one of their rows begins with. */
const workbooks: [name: string, endpoint: Endpoint, body: object, first: string][] = [
  ['protocol', exportProtocol, { format: 'xlsx', language: 'no' }, '=Lønn'],
];

/** Made by the handler that makes the files of a person and of the company, of another owner. */
const alike: readonly Endpoint[] = [contractFileEndpoints.exportFiles, requestFileEndpoints.exportFiles, breachFileEndpoints.exportFiles];

test('every call that answers a workbook or a CSV is opened below', async () => {
  const rooms = await serverRooms();
  const answering = rooms
    .flatMap(({ feature }) => Object.values(feature.endpoints))
    .filter(
      ({ answer }) => !(answer instanceof z.ZodType) && answer.file.some((type) => type === mediaTypes.xlsx || type === mediaTypes.csv),
    );
  const opened = new Set([...[...tables, ...templates, ...workbooks].map(([, endpoint]) => endpoint), ...alike].map(({ path }) => path));
  expect(new Set(answering.map(({ path }) => path))).toEqual(opened);
});

test.runIf(hasLibreOffice)('LibreOffice reads the same cells from workbook and CSV, in either language', { timeout: 180_000 }, async () => {
  const { admin, ...company } = await companyWithEverything();
  const world = { server, company: { ...company, admin }, admin };
  const files: SpreadsheetFile[] = [];
  for (const [language, accepted] of languages)
    for (const [name, endpoint, bodyOf] of tables) {
      const body = await bodyOf(language, world);
      for (const format of ['xlsx', 'csv'] as const) {
        const answer = await admin.call(endpoint, { body: { ...body, format } }, { 'accept-language': accepted });
        expect([name, answer.status, answer.codes]).toEqual([name, 200, []]);
        const as = format === 'xlsx' ? format : (`csv-${language}` as const);
        files.push({ name: `${name}-${language}-${format}`, as, bytes: answer.bytes });
      }
    }
  for (const [name, endpoint] of templates) files.push({ name, as: 'xlsx', bytes: (await admin.call(endpoint)).bytes });
  await addedTreatment(admin, { treatmentName: '=Lønn' });
  for (const [name, endpoint, body] of workbooks) files.push({ name, as: 'xlsx', bytes: (await admin.call(endpoint, { body })).bytes });
  const cells = await openInLibreOffice(files);
  for (const [name, , , first] of workbooks) expect(cells.get(name)?.map(([cell]) => cell)).toContain(first);
  for (const [name, , heading] of templates) expect(cells.get(name)?.[0]).toContain(heading);
  for (const [language] of languages)
    for (const [name] of tables) {
      const workbook = cells.get(`${name}-${language}-xlsx`) ?? [];
      expect([name, language, cells.get(`${name}-${language}-csv`)]).toEqual([name, language, workbook.map((row) => row.map(asCsv))]);
    }
  for (const kind of ['no-xlsx', 'no-csv', 'en-xlsx', 'en-csv']) expectKari(cells.get(`people-${kind}`) ?? [], company);
});

interface Written {
  pay: number;
  percent: number;
}

/** A company with pay in decimals, half days, days, moments, and texts that could be formulas. */
async function companyWithEverything() {
  const company = await server.newCompany();
  await openAbsence(company.admin);
  await addedContract(company.admin, { name: '=Leie; "kontor"', value: '1234.50' });
  const written: Written = { pay: 1_234_567.5, percent: 62.5 };
  const id = await add(company, {
    salaryAmount: String(written.pay),
    positionCoverage: written.percent,
    employeeNumber: '1002',
    startDate: '2026-02-01',
    notes: 'Første linje\nAndre; linje, "med" tegn',
  });
  await add(company, {
    firstName: '=1+1',
    lastName: '@SUM(A1)',
    emailAddress: 'formel@fjord.no',
    socialSecurityNumber: null,
    position: '-2+3',
  });
  await book(server, company.companyId, [
    { companyUserId: id, startDate: '2026-03-02', endDate: '2026-03-06', type: 3, days: 4.5 },
    { companyUserId: id, startDate: '2026-07-06', endDate: '2026-07-17', type: 1, days: 10 },
  ]);
  return { ...company, ...written };
}

function expectKari(rows: SpreadsheetCell[][], { pay, percent }: Written): void {
  const kari = rows.find((row) => row.includes('Ødegård')) ?? [];
  expect(kari).toEqual(expect.arrayContaining([pay, percent, { day: '2026-02-01' }, { day: '1983-10-07' }, 'kari@fjord.no']));
}

/** What a CSV cannot say: that digits are a text. And there an apostrophe keeps a text from being a formula. */
function asCsv(cell: SpreadsheetCell): SpreadsheetCell {
  if (typeof cell !== 'string') return cell;
  return /^\d+$/.test(cell) ? Number(cell) : withoutFormula(cell);
}
