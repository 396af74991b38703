import sharp from 'sharp';
import { expect, test } from 'vitest';
import { uploadProfileImage } from '#features/files/contract/endpoints-people.ts';
import { requestFileEndpoints } from '#features/gdpr/contract/file-endpoints.ts';
import { addedRequest } from '#features/gdpr/testing/given.ts';
import { takeOutPerson } from '#features/takeout/contract/endpoints.ts';
import { unzipped } from '#kernel/testing/zip.ts';
import { testServer } from '#testing/server.ts';

const server = await testServer();

test('a takeout has the files of one’s own requests, beside one’s picture, and of nobody else’s', async () => {
  const { admin, person } = await server.newCompany();
  const employee = await person('employee');
  const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#0a6e66' } })
    .png()
    .toBuffer();
  const { companyUserId } = employee;
  await employee.call(uploadProfileImage, { body: { companyUserId }, files: [{ name: 'jeg.png', bytes }] });
  for (const [name, of] of [['svar.txt', companyUserId] as const, ['annet.txt', admin.companyUserId] as const]) {
    const { subjectRequestId } = await addedRequest(admin, { companyUserId: of });
    const added = await admin.call(requestFileEndpoints.uploadFile, {
      body: { subjectRequestId },
      files: [{ name, bytes: Buffer.from(name) }],
    });
    expect(added.codes).toEqual([]);
  }
  const taken = unzipped((await employee.call(takeOutPerson, { body: { companyUserId } })).bytes);
  const names = [...taken.keys()];
  expect(names.filter((name) => name.includes('gdpr/requests/'))).toEqual([expect.stringMatching(/svar\.txt$/)]);
  expect(names.some((name) => name.includes('pictures/'))).toBe(true);
});
