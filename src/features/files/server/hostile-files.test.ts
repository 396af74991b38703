import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { crc32, deflateSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import { addCompanyLink, getCompanyFile, getCompanyFiles, uploadCompanyFile, validateCompanyFile } from '../contract/endpoints-company.ts';
import { uploadProfileImage } from '../contract/endpoints-people.ts';
import { uploadForCompany, note } from '../testing/uploaded.ts';

const server = await testServer();
let port = 0;
beforeAll(async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
});

const latin = (text: string) => Buffer.from(text, 'latin1');
const staged = () => readdirSync(join(server.config.dataDir, 'staging'), { withFileTypes: true }).filter((entry) => entry.isFile()).length;
const named = async (who: Caller) => {
  const { json } = await who.call(getCompanyFiles, { body: {} });
  return (json['companyFiles'] as { fileName: string }[]).map(({ fileName }) => fileName);
};

describe('refuses', () => {
  test.each([
    ['a path in the name', '../../etc/passwd', 'hei', 'files.InvalidFileName'],
    ['a path of Windows', String.raw`..\..\windows\system.ini`, 'hei', 'files.InvalidFileName'],
    ['300 characters', `${'a'.repeat(296)}.txt`, 'hei', 'files.InvalidFileName'],
    ['a name that turns its direction around', 'faktura\u202efdp.txt', 'hei', 'files.InvalidFileName'],
    ['a name of a device', 'CON.txt', 'hei', 'files.InvalidFileName'],
    ['a character that no database keeps', 'a\0.txt', 'hei', 'files.InvalidFileName'],
    ['nothing but a way up', '..', 'hei', 'files.InvalidFileName'],
    ['nothing', 'tom.txt', '', 'files.EmptyFile'],
    ['a program', 'gavekort.pdf', 'MZ\x90\0\x03\0\0\0', 'files.InvalidFileType'],
    ['a program by its name', 'gavekort.pdf.exe', 'hei', 'files.InvalidFileType'],
    ['a script', 'oppsett', '#!/bin/sh\nrm -rf /', 'files.InvalidFileType'],
    ['a zip bomb that says it is a PDF', 'bombe.pdf', `PK\x03\x04\x14${'\0'.repeat(25)}bombe.txt`, 'files.InvalidFileType'],
    ['a page that says it is a picture', 'bilde.png', '<html><script>alert(1)</script>', 'files.InvalidFileType'],
  ])('%s, and keeps nothing of it', async (_name, name, content, code) => {
    const { admin } = await server.newCompany();
    const { answer } = await uploadForCompany(admin, { name, bytes: latin(content) });
    expect([answer.status, answer.codes]).toEqual([400, [code]]);
    expect(await named(admin)).toEqual([]);
    expect(staged()).toBe(0);
  });
});

test('keeps what others among many deserve, and says which were refused', async () => {
  const { admin } = await server.newCompany();
  const files = [note('god'), { name: 'ond.exe', bytes: latin('MZ\0') }, note('også god')];
  const { status, codes, json } = await admin.call(uploadCompanyFile, { files });
  expect([status, codes, json['refused']]).toEqual([
    207,
    ['files.InvalidFileType'],
    [{ fileName: 'ond.exe', code: 'files.InvalidFileType' }],
  ]);
  expect(await named(admin)).toEqual(['god.txt', 'også god.txt']);
});

test('shows a picture that is also a page as a picture and nothing else', async () => {
  const { admin } = await server.newCompany();
  const bytes = latin('\x89PNG\r\n\x1a\n<html><script>alert(document.domain)</script>');
  const { id } = await uploadForCompany(admin, { name: 'bilde.png', bytes });
  const { headers } = await admin.call(getCompanyFile, { params: { name: 'bilde.html' }, query: { fileId: id, view: true } });
  expect(headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-disposition': 'inline; filename="bilde.png"',
  });
});

test.each([
  ['a drawing with a script', 'tegning.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['a page', 'side.html', '<!doctype html><script>alert(1)</script>'],
])('never shows %s in our pages', async (_name, name, content) => {
  const { admin } = await server.newCompany();
  const { id } = await uploadForCompany(admin, { name, bytes: latin(content) });
  const { headers } = await admin.call(getCompanyFile, { params: { name }, query: { fileId: id, view: true } });
  expect(headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename="${name}"`,
    'content-security-policy': "default-src 'none'; sandbox",
  });
});

interface Sending {
  who: Caller;
  fileName?: string;
  pieces: AsyncIterable<Buffer> | Iterable<Buffer>;
  path?: string;
}

/** Sends a file in chunks over a real connection; returns the answer and how many bytes the server accepted. */
async function send({ who, fileName = 'stor.bin', pieces, path = '/api/companies/upload-file' }: Sending) {
  const boundary = 'x-samspill';
  let sent = 0;
  let stopped = false;
  const answer = await new Promise<{ status: number; body: string }>((resolve, reject) => {
    const call = request({
      port,
      path,
      method: 'POST',
      headers: {
        cookie: `session=${who.cookie}`,
        'x-account': String(who.companyId),
        'sec-fetch-site': 'same-origin',
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
    });
    const answered = new Promise<void>((settle) => void call.once('response', () => settle()).once('error', () => settle()));
    call.on('response', (response) => {
      stopped = true;
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        call.destroy();
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() });
      });
    });
    call.on('error', (error) => (stopped ? undefined : reject(error)));
    void (async () => {
      call.write(`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\n\r\n`);
      for await (const piece of pieces) {
        if (stopped || call.destroyed) return;
        sent += piece.length;
        if (!call.write(piece)) await Promise.race([once(call, 'drain').catch(() => undefined), answered]);
      }
      call.end(`\r\n--${boundary}--\r\n`);
    })();
  });
  return { ...answer, sent };
}

const megabyte = Buffer.alloc(1_000_000, 'a');
function* megabytes(count: number) {
  for (let number = 0; number < count; number += 1) yield megabyte;
}

test('cuts five gigabytes that were declared as one kilobyte where the limit is passed', async () => {
  const { admin } = await server.newCompany();
  expect((await admin.call(validateCompanyFile, { body: { name: 'stor.bin', size: 1024 } })).status).toBe(200);
  const before = process.memoryUsage.rss();
  const { status, body, sent } = await send({ who: admin, pieces: megabytes(5 * 1024) });
  expect([status, body]).toEqual([413, expect.stringContaining('"files":["InvalidFileSize"]')]);
  // The connection's buffers may hold more than the limit, but never the whole file.
  expect(sent).toBeLessThan(100 * megabyte.length);
  expect(process.memoryUsage.rss() - before).toBeLessThan(300 * megabyte.length);
  expect([staged(), await named(admin)]).toEqual([0, []]);
});

describe('answers 400 to a form that', () => {
  const part = '--b\r\ncontent-disposition: form-data; name="file"; filename="brev.txt"\r\n\r\nhei';
  test.each([
    ['has no boundary', 'multipart/form-data', `${part}\r\n--b--\r\n`],
    ['has another boundary', 'multipart/form-data; boundary=x', `${part}\r\n--b--\r\n`],
    ['has a boundary of 5,000 letters', `multipart/form-data; boundary=${'b'.repeat(5000)}`, part],
    ['ends within its head', 'multipart/form-data; boundary=b', part.slice(0, 30)],
    ['ends within its file', 'multipart/form-data; boundary=b', part],
    ['is no form', 'multipart/form-data; boundary=b', 'x'.repeat(1000)],
    ['puts a file elsewhere', 'multipart/form-data; boundary=b', `${part.replace('name="file"', 'name="fil"')}\r\n--b--\r\n`],
  ])('%s, and keeps nothing of it', async (_what, type, payload) => {
    const { admin } = await server.newCompany();
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/companies/upload-file',
      headers: {
        cookie: `session=${admin.cookie}`,
        'x-account': String(admin.companyId),
        'sec-fetch-site': 'same-origin',
        'content-type': type,
      },
      payload,
    });
    expect([answer.statusCode, answer.json()['errorCodes']]).toEqual([400, { common: ['BadRequest'] }]);
    expect([staged(), await named(admin)]).toEqual([0, []]);
  });
});

test('refuses a text that no database keeps, wherever it stands', async () => {
  const { admin } = await server.newCompany();
  const link = { ExternalFile: { Url: 'https://example.no/\0', FileName: 'lenke' } };
  const { status, codes, json } = await admin.call(addCompanyLink, { body: link });
  expect([status, codes, json['fieldErrors']]).toEqual([400, ['common.BadRequest'], [{ path: 'ExternalFile.Url', code: 'invalid' }]]);
});

test('stops reading a body where its length ends, whatever follows', async () => {
  const { admin } = await server.newCompany();
  const head = `--b\r\ncontent-disposition: form-data; name="file"; filename="brev.txt"\r\n\r\n`;
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let got = '';
    socket.on('data', (chunk) => (got += chunk.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(got));
    socket.write(
      `POST /api/companies/upload-file HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncookie: session=${admin.cookie}\r\nx-account: ${admin.companyId}\r\nsec-fetch-site: same-origin\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 1024\r\n\r\n${head}${'a'.repeat(1024 - head.length)}`,
    );
  });
  expect(answer).toContain('HTTP/1.1 400');
  expect([staged(), await named(admin)]).toEqual([0, []]);
});

test('keeps a packed bomb as it came and never unpacks it', async () => {
  const { admin } = await server.newCompany();
  const bytes = gzipSync(Buffer.alloc(200 * 1024 * 1024));
  const { id, answer } = await uploadForCompany(admin, { name: 'bombe.gz', bytes });
  expect(answer.status).toBe(200);
  const { headers } = await admin.call(getCompanyFile, { params: { name: 'bombe.gz' }, query: { fileId: id, view: true } });
  expect(headers).toMatchObject({ 'content-type': 'application/octet-stream', 'content-disposition': 'attachment; filename="bombe.gz"' });
  expect(headers).not.toHaveProperty('content-encoding');
});

test('cuts a picture of eleven megabytes at its limit of five', async () => {
  const { admin } = await server.newCompany();
  const files = [{ name: 'meg.png', bytes: Buffer.concat([latin('\x89PNG\r\n\x1a\n'), ...megabytes(11)]) }];
  const answer = await admin.call(uploadProfileImage, { body: { companyUserId: admin.companyUserId }, files });
  expect([answer.status, answer.codes, staged()]).toEqual([413, ['files.InvalidFileSize'], 0]);
});

test('takes a file of exactly 25 megabytes and hands it out again', async () => {
  const { admin } = await server.newCompany();
  const { status } = await send({ who: admin, pieces: megabytes(25) });
  expect([status, await named(admin)]).toEqual([200, ['stor.bin']]);
});

test('reads nothing from somebody who may not upload', async () => {
  const { companyId } = await server.newCompany();
  const stranger = (await (await server.newCompany()).person('employee')).with({ companyId });
  const { status, sent } = await send({ who: stranger, pieces: megabytes(500) });
  expect(status).toBe(403);
  expect(sent).toBeLessThan(60 * megabyte.length);
});

test('leaves nothing of an upload that breaks, and takes it when it is sent again', async () => {
  const { admin } = await server.newCompany();
  const head = `--b\r\ncontent-disposition: form-data; name="file"; filename="brev.txt"\r\n\r\n`;
  await new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        `POST /api/companies/upload-file HTTP/1.1\r\nhost: localhost\r\ncookie: session=${admin.cookie}\r\nx-account: ${admin.companyId}\r\nsec-fetch-site: same-origin\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 5000000\r\n\r\n${head}${'a'.repeat(100_000)}`,
      );
      setTimeout(() => socket.destroy(), 300);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
  });
  await expect.poll(staged).toBe(0);
  expect(await named(admin)).toEqual([]);
  expect((await uploadForCompany(admin, note('a'.repeat(100), 'brev.txt'))).answer.status).toBe(200);
});

/** A picture that declares this many pixels and compresses to almost nothing. */
function bomb(side: number): Buffer {
  const chunk = (type: string, body: Buffer) => {
    const field = Buffer.alloc(4);
    field.writeUInt32BE(body.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(Buffer.concat([latin(type), body])));
    return Buffer.concat([field, latin(type), body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    latin('\x89PNG\r\n\x1a\n'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

test('does not unpack a picture that is a bomb', async () => {
  const { admin } = await server.newCompany();
  const files = [{ name: 'meg.png', bytes: bomb(60_000) }];
  const answer = await admin.call(uploadProfileImage, { body: { companyUserId: admin.companyUserId }, files });
  expect([answer.status, answer.codes, staged()]).toEqual([400, ['files.InvalidFileType'], 0]);
});
