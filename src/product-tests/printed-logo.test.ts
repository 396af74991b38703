import sharp from 'sharp';
import { expect, test } from 'vitest';
import { currentUser } from '#features/account/contract/endpoints.ts';
import { deleteCompanyLogo, uploadCompanyLogo } from '#features/files/contract/endpoints-logo.ts';
import { sendInvitationMails } from '#features/invitations/contract/endpoints.ts';
import { takeOutPerson } from '#features/takeout/contract/endpoints.ts';
import { deliverQueuedMail } from '#kernel/server/mail/deliver-mail.ts';
import { mailServer } from '#kernel/testing/mail-server.ts';
import { testServer } from '#testing/server.ts';
import type { TestCompany } from '#testing/server.ts';
import { unzipped } from '#kernel/testing/zip.ts';

const { smtpUrl, received } = await mailServer();
const server = await testServer({ smtpUrl });

async function upload({ admin }: TestCompany): Promise<string> {
  const bytes = await sharp({ create: { width: 600, height: 200, channels: 3, background: '#0a6e66' } })
    .png()
    .toBuffer();
  const { json } = await admin.call(uploadCompanyLogo, { files: [{ name: 'logo.png', bytes }] });
  return String(json['logoGuid']);
}

async function mailed(company: TestCompany, email: string) {
  await company.admin.call(sendInvitationMails, { body: { invitationRequests: [{ inviteeEmailAddress: email, role: 'employee' }] } });
  await deliverQueuedMail(server.services);
  return received.find(({ to }) => to?.some(({ address }) => address === email));
}

test('stands inside the mails that are sent for the company, and in no others', async () => {
  const company = await server.newCompany('Ås & Sønn AS');
  await upload(company);
  const mail = await mailed(company, 'oyvind@example.no');
  expect(mail?.html).toContain('<img src="cid:company-logo@samspill" alt="Ås &amp; Sønn AS" width="160" height="54"');
  const [picture] = mail?.attachments ?? [];
  expect(picture).toMatchObject({ contentId: '<company-logo@samspill>', mimeType: 'image/png', disposition: 'inline' });
  // The mail parser of these tests returns raw bytes.
  expect(await sharp(Buffer.from(picture?.content as ArrayBuffer)).metadata()).toMatchObject({ format: 'png', width: 320 });

  const other = await mailed(await server.newCompany(), 'kari@example.no');
  expect(other?.attachments).toEqual([]);
  expect(other?.html).not.toMatch(/cid:|company-logo/);
});

test('is left out of mails when it is taken away, or its bytes are gone', async () => {
  const company = await server.newCompany();
  await upload(company);
  await server.services.fileStore.removeCompany(company.companyId);
  expect((await mailed(company, 'ola@example.no'))?.attachments).toEqual([]);
  await company.admin.call(deleteCompanyLogo, {});
  expect((await mailed(company, 'eva@example.no'))?.html).not.toContain('cid:');
});

test('is named to whoever opens the product, and goes when it is removed', async () => {
  const company = await server.newCompany();
  const logoGuid = await upload(company);
  const employee = await company.person('employee');
  const shown = async () => (await employee.call(currentUser)).json['user'];
  expect(await shown()).toMatchObject({ company: { logoGuid } });
  await company.admin.call(deleteCompanyLogo, {});
  expect(await shown()).toMatchObject({ company: { logoGuid: null } });
});

test('stands on the first page of a takeout', async () => {
  const company = await server.newCompany();
  const pictures = async () => {
    const { bytes } = await company.admin.call(takeOutPerson, { body: { companyUserId: company.admin.companyUserId } });
    return (
      unzipped(bytes)
        .get('alt.pdf')
        ?.toString('latin1')
        .match(/\/Subtype\s*\/Image/g)?.length ?? 0
    );
  };
  expect(await pictures()).toBe(0);
  await upload(company);
  expect(await pictures()).toBeGreaterThan(0);
});
