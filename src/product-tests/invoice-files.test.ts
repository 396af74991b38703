import { expect, test } from 'vitest';
import { getInvoiceEhf, getInvoicePdf } from '#features/subscription/contract/endpoints-overview.ts';
import { issueInvoiceWithEhf, issueTestInvoice, sell } from '#features/subscription/testing/sell-plans.ts';
import { testServer } from '#testing/server.ts';

test('gives the PDF of an invoice, the same each time, to those who see the subscription', async () => {
  const server = await testServer();
  const { admin, companyId, person } = await server.newCompany();
  await sell(server);
  const query = { invoiceUuid: await issueTestInvoice(server, companyId) };
  const first = await admin.call(getInvoicePdf, { query });
  expect([first.status, first.headers['content-type'], first.bytes.subarray(0, 5).toString()]).toEqual([200, 'application/pdf', '%PDF-']);
  expect(String(first.headers['content-disposition'])).toContain('faktura-1.pdf');
  const again = await (await person('accountant')).call(getInvoicePdf, { query });
  expect(again.bytes.equals(first.bytes)).toBe(true);
  expect((await (await person('employee')).call(getInvoicePdf, { query })).status).toBe(403);
});

test('gives the EHF file that was sent, and none where none was', async () => {
  const server = await testServer();
  const { admin, companyId } = await server.newCompany();
  await sell(server);
  const sent = await admin.call(getInvoiceEhf, { query: { invoiceUuid: await issueInvoiceWithEhf(server, companyId) } });
  expect([sent.bytes.toString(), String(sent.headers['content-disposition'])]).toEqual([
    '<Invoice/>',
    expect.stringContaining('faktura-1.xml'),
  ]);
  const mailed = await admin.call(getInvoiceEhf, { query: { invoiceUuid: await issueTestInvoice(server, companyId) } });
  expect(mailed.status).toBe(404);
});
