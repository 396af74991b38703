import { describe, expect, test } from 'vitest';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import {
  acknowledgeWelcome,
  createProtocol,
  getArchivedProtocol,
  getArchivedProtocols,
  getGdprPeople,
  getProtocol,
  updateProtocol,
} from '../contract/endpoints-protocol.ts';
import { updateTreatment } from '../contract/endpoints-treatments.ts';
import type { ArchivedProtocol, Protocol } from '../contract/protocol.ts';
import { addedTreatment, protocolOf } from '../testing/given.ts';

const server = await testServer();

describe('the protocol', () => {
  test('is created once, and says what it lacks', async () => {
    const { admin } = await server.newCompany();
    expect((await admin.call(getProtocol)).json).toMatchObject({
      protocol: null,
      isWelcomed: false,
      permissions: { createTreatment: false },
    });
    const { json } = await admin.call(createProtocol, { body: {} });
    expect(json['protocol']).toMatchObject({
      dpoRequired: false,
      responsible: null,
      missing: ['responsible', 'contactPerson', 'dpoReason', 'treatments'],
      dataTreatments: [],
    });
    expect((await admin.call(createProtocol, { body: {} })).codes).toEqual(['gdpr.ExistingProtocol']);
  });

  test('is created once even by two at the same time', async () => {
    const { admin } = await server.newCompany();
    const answers = await Promise.all([admin.call(createProtocol, { body: {} }), admin.call(createProtocol, { body: {} })]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  test('is changed and kept as it was, with its treatments', async () => {
    const { admin } = await server.newCompany();
    const { treatmentId } = await addedTreatment(admin);
    const { protocolId, version } = await protocolOf(admin);
    const body = { protocolId, version, responsible: admin.companyUserId, dpoReason: 'Vi er for små' };
    const changed = (await admin.call(updateProtocol, { body })).json['protocol'] as Protocol;
    expect(changed).toMatchObject({ responsible: { companyUserId: admin.companyUserId, hasAccess: true }, version: version + 1 });
    expect(changed.dpoReason).toEqual({ no: 'Vi er for små', en: '' });
    const [archived] = (await admin.call(getArchivedProtocols)).json['protocols'] as ArchivedProtocol[];
    expect(archived).toMatchObject({ reason: 'people', version, treatments: 1 });
    await admin.call(updateTreatment, { body: { treatmentId, department: 'finance' } });
    const query = { archivedProtocolId: archived?.archivedProtocolId };
    const { protocol } = (await admin.call(getArchivedProtocol, { query })).json as { protocol: { treatments: { department: string }[] } };
    expect(protocol).toMatchObject({ responsible: null, treatments: [{ department: 'hr', treatmentName: { no: 'Lønn' } }] });
  });

  test('refuses a change that changes nothing, one of an older version, and another protocol', async () => {
    const { admin } = await server.newCompany();
    const missing = { body: { protocolId: crypto.randomUUID() } };
    expect((await admin.call(updateProtocol, missing)).codes).toEqual(['gdpr.NotExistingProtocol']);
    const { protocolId, version } = await protocolOf(admin);
    expect((await admin.call(updateProtocol, missing)).codes).toEqual(['gdpr.NotExistingProtocol']);
    expect((await admin.call(updateProtocol, { body: { protocolId, dpoRequired: false } })).codes).toEqual(['gdpr.ProtocolUnmodified']);
    expect((await admin.call(updateProtocol, { body: { protocolId, version, dpoRequired: true } })).status).toBe(200);
    const late = await admin.call(updateProtocol, { body: { protocolId, version, dpoRequired: false } });
    expect([late.status, late.codes]).toEqual([409, ['common.Conflict']]);
    expect(late.json['details']).toMatchObject({ protocol: { dpoRequired: true } });
  });

  test('names only people of the company who have access to the area', async () => {
    const { admin, person } = await server.newCompany();
    const { protocolId } = await protocolOf(admin);
    const employee = await person('employee');
    const refused = async (contactPerson: string | undefined) =>
      (await admin.call(updateProtocol, { body: { protocolId, contactPerson } })).codes;
    expect(await refused(employee.companyUserId)).toEqual(['gdpr.NewOwnerMissingPermissions']);
    expect(await refused(crypto.randomUUID())).toEqual(['gdpr.CouldNotFindUser']);
    const adviser = await person('gdpr');
    expect((await admin.call(updateProtocol, { body: { protocolId, contactPerson: adviser.companyUserId } })).status).toBe(200);
    const { people } = (await admin.call(getGdprPeople)).json as { people: { companyUserId: string }[] };
    expect(new Set(people.map(({ companyUserId }) => companyUserId))).toEqual(new Set([admin.companyUserId, adviser.companyUserId]));
  });

  test('knows whom actions and requests may name, for those who write them', async () => {
    const { admin, person } = await server.newCompany();
    const [adviser, reader, employee] = [await person('gdpr'), await person('hradmin'), await person('employee')];
    const named = async (who: Caller) => {
      const { staff } = (await who.call(getGdprPeople)).json as { staff: { companyUserId: string }[] };
      return new Set(staff.map(({ companyUserId }) => companyUserId));
    };
    expect(await named(adviser)).toEqual(new Set([admin, adviser, reader, employee].map(({ companyUserId }) => companyUserId)));
    expect(await named(reader)).toEqual(new Set());
  });

  test('is only looked at by who may look, and closed to employees', async () => {
    const { admin, person } = await server.newCompany();
    await addedTreatment(admin);
    const [reader, employee] = [await person('hradmin'), await person('employee')];
    const { json } = await reader.call(getProtocol);
    expect(json).toMatchObject({ permissions: { update: false, createTreatment: false, export: false } });
    expect((json['protocol'] as Protocol).dataTreatments).toMatchObject([{ permissions: { update: false, delete: false } }]);
    expect((await reader.call(createProtocol, { body: {} })).codes).toEqual(['gdpr.MustBeAdmin']);
    expect((await reader.call(acknowledgeWelcome, { body: {} })).codes).toEqual(['gdpr.MustBeAdmin']);
    expect((await employee.call(getProtocol)).codes).toEqual(['gdpr.NoGdprAccess']);
  });

  test('keeps that the welcome was read', async () => {
    const { admin } = await server.newCompany();
    expect((await admin.call(acknowledgeWelcome, { body: {} })).status).toBe(200);
    expect((await admin.call(acknowledgeWelcome, { body: {} })).status).toBe(200);
    expect((await admin.call(getProtocol)).json).toMatchObject({ isWelcomed: true });
  });
});
