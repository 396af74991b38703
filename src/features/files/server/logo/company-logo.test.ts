import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { getCompany } from '#features/company/contract/endpoints.ts';
import { testServer } from '#testing/server.ts';
import { deleteCompanyLogo, getCompanyLogo, uploadCompanyLogo } from '../../contract/endpoints-logo.ts';

const server = await testServer();
const wide = () =>
  sharp({ create: { width: 600, height: 200, channels: 4, background: { r: 0, g: 90, b: 90, alpha: 0.5 } } })
    .png()
    .toBuffer();
const upload = async (who: Awaited<ReturnType<typeof server.newCompany>>['admin'], bytes: Uint8Array, name = 'logo.png') =>
  who.call(uploadCompanyLogo, { files: [{ name, bytes }] });

describe('the company’s logo', () => {
  test('is drawn anew in its own proportions, and may be kept by who asks for it by its id', async () => {
    const { admin } = await server.newCompany();
    const { json, status } = await upload(admin, await wide());
    expect(status).toBe(200);
    const { logoGuid } = json as { logoGuid: string };
    expect((await admin.call(getCompany)).json['company']).toMatchObject({ logoGuid });
    const shown = await admin.call(getCompanyLogo, { query: { logoGuid, width: 128 } });
    expect(shown.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
    expect(shown.headers['cache-control']).toContain('max-age=31536000');
    expect(await sharp(shown.bytes).metadata()).toMatchObject({ format: 'webp', width: 128, height: 43 });
    const other = await admin.call(getCompanyLogo, { query: { logoGuid: crypto.randomUUID() } });
    expect(String(other.headers['cache-control'])).not.toContain('31536000');
  });

  test('goes away again', async () => {
    const { admin } = await server.newCompany();
    await upload(admin, await wide());
    expect((await admin.call(deleteCompanyLogo, {})).status).toBe(200);
    expect((await admin.call(getCompanyLogo, {})).status).toBe(404);
    expect((await admin.call(getCompany)).json['company']).toMatchObject({ logoGuid: null });
  });

  test.each([
    ['what only says that it is a picture', Buffer.from('<svg onload="alert(1)">'), 'files.InvalidFileType'],
    ['nothing', Buffer.alloc(0), 'files.EmptyFile'],
  ])('is never %s', async (_, bytes, code) => {
    const { admin } = await server.newCompany();
    expect((await upload(admin, bytes)).codes).toEqual([code]);
  });

  test('is changed only by who keeps the settings, and seen by everybody in the company alone', async () => {
    const company = await server.newCompany();
    await upload(company.admin, await wide());
    const employee = await company.person('employee');
    expect((await upload(employee, await wide())).codes).toEqual(['common.Forbidden']);
    expect((await employee.call(getCompanyLogo, {})).status).toBe(200);
    expect((await (await server.newCompany()).admin.call(getCompanyLogo, {})).status).toBe(404);
  });

  test.each(['pending', 'inactive'] as const)('stands over the pages of people who are %s, too', async (state) => {
    const company = await server.newCompany();
    await upload(company.admin, await wide());
    const person = await company.person('employee', { state });
    expect((await person.call(getCompanyLogo, {})).status).toBe(200);
  });
});
