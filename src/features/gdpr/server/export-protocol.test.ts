import readXlsxFile from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { textOfPdf, unbroken } from '#features/employment/testing/pdf-tools.ts';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import { getGdprLogs } from '../contract/endpoints-log.ts';
import { exportProtocol, getArchivedProtocol, getArchivedProtocols, getProtocol, updateProtocol } from '../contract/endpoints-protocol.ts';
import { updateTreatment } from '../contract/endpoints-treatments.ts';
import type { ArchivedProtocol } from '../contract/protocol.ts';
import { addedTreatment, protocolOf } from '../testing/given.ts';

const server = await testServer();
const handOut = (who: Caller, format: 'pdf' | 'xlsx', language = 'no') => who.call(exportProtocol, { body: { format, language } });
const archived = async (who: Caller) => (await who.call(getArchivedProtocols)).json['protocols'] as ArchivedProtocol[];

async function filled() {
  const company = await server.newCompany();
  const { admin } = company;
  const { protocolId } = await protocolOf(admin);
  await admin.call(updateProtocol, { body: { protocolId, dpoRequired: false, dpoReason: 'Vi er få', responsible: admin.companyUserId } });
  const { treatmentId } = await addedTreatment(admin, { purpose: { no: '=1+1', en: 'Paying' } });
  await addedTreatment(admin, { treatmentName: 'Lønn for andre', role: 'processor', controllerName: '#Kunde AS *' });
  return { ...company, treatmentId };
}

test('the protocol is a PDF in the order of Article 30, in either language', async () => {
  const { admin } = await filled();
  const { status, bytes, headers } = await handOut(admin, 'pdf');
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(String(headers['content-disposition'])).toContain('Behandlingsprotokoll-20');
  const printed = unbroken(await textOfPdf(bytes));
  const order = [
    'a)Behandlingsansvarlig',
    'Ikkepåkrevd.Vierfå',
    'b)Formål',
    '=1+1',
    'c)Kategorier',
    'd)Mottakere',
    'e)Overføring',
    'f)Tidsfrister',
  ];
  const places = [...order, 'g)Sikkerhetstiltak', 'somdatabehandler', 'Lønnforandre–Utkast', '#KundeAS*'].map((words) =>
    printed.indexOf(words),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  const english = await textOfPdf((await handOut(admin, 'pdf', 'en')).bytes);
  for (const words of ['Record of processing activities', 'Paying', 'Time limits for erasure', 'Page 1 of'])
    expect(english).toContain(words);
});

test('the protocol is a workbook with the company above its treatments', async () => {
  const { admin } = await filled();
  const { bytes } = await handOut(admin, 'xlsx');
  const [sheet] = await readXlsxFile(Buffer.from(bytes));
  const rows = sheet?.data ?? [];
  const header = rows.findIndex(([first]) => first === 'Navn');
  expect(rows.slice(0, header).map(([name]) => name)).toEqual(
    expect.arrayContaining(['Behandlingsansvarlig', 'Ansvarlig', 'Personvernombud']),
  );
  expect(rows.slice(header + 1).map(([name, , state]) => [name, state])).toEqual([
    ['Lønn', 'Utkast'],
    ['Lønn for andre', 'Utkast'],
  ]);
  expect(rows[header + 1]?.[rows[header]?.indexOf('Formål') ?? -1]).toBe('=1+1');
});

test('what was handed out is archived as it was, once as long as nothing changes, and each time logged', async () => {
  const { admin, treatmentId } = await filled();
  const before = (await archived(admin)).length;
  await handOut(admin, 'pdf');
  await handOut(admin, 'xlsx');
  const [kept, ...rest] = await archived(admin);
  expect([kept?.reason, kept?.treatments, rest.length]).toEqual(['export', 2, before]);
  await admin.call(updateTreatment, { body: { treatmentId, purpose: 'Noe annet' } });
  await handOut(admin, 'pdf');
  expect(await archived(admin)).toHaveLength(before + 2);
  const { json } = await admin.call(getArchivedProtocol, { query: { archivedProtocolId: kept?.archivedProtocolId } });
  expect(json['protocol']).toMatchObject({ treatments: [{ purpose: { no: '=1+1' } }, {}] });
  const { gdprLogs } = (await admin.call(getGdprLogs, { body: { filter: { subjects: ['protocol'] }, language: 'no' } })).json as {
    gdprLogs: { sentence: string; changes: { label: string; after: string }[] }[];
  };
  const told = gdprLogs.filter(({ sentence }) => sentence.includes('eksporterte behandlingsprotokollen'));
  expect(told.map(({ changes }) => changes.find(({ label }) => label === 'Format')?.after)).toEqual(['PDF', 'Excel', 'PDF']);
});

test('only those with full access hand it out, and only when there is one', async () => {
  const { admin, person } = await server.newCompany();
  expect((await handOut(admin, 'pdf')).codes).toEqual(['gdpr.NotExistingProtocol']);
  await protocolOf(admin);
  const offered = async (who: Caller) => (await who.call(getProtocol)).json['permissions'];
  expect(await offered(admin)).toMatchObject({ export: true });
  expect(await offered(await person('hradmin'))).toMatchObject({ export: false });
  const answers = [];
  for (const role of ['hradmin', 'employee'] as const) answers.push((await handOut(await person(role), 'pdf')).codes);
  expect(answers).toEqual([['gdpr.MustBeAdmin'], ['gdpr.NoGdprAccess']]);
  expect((await handOut(await person('gdpr'), 'xlsx')).status).toBe(200);
  expect((await handOut(admin, 'pdf')).status).toBe(200);
});
