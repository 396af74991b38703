import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#kernel/contract/endpoint.ts';
import { companyFiles } from '../contract/endpoints-company.ts';
import { personFiles } from '../contract/endpoints-people.ts';
import { fileEndpoints } from '../contract/file-endpoints.ts';
import { ownedFiles } from '../contract/owned-files.ts';
import { plainLink } from '../contract/wording.ts';
import { fileCalls, type FileCalls } from './file-calls.ts';

const wording = {
  fileId: 'bookFileId',
  ownerId: 'bookId',
  list: 'bookFiles',
  prefix: 'books',
  paths: { validate: 'upload-validation', list: 'get-book-files' },
  pathName: 'title',
  owner: { bookId: z.uuid() },
  link: plainLink,
  access: { permission: 'OrganisationView' },
  readers: ['active'],
} as const;
const otherwise = {
  ...wording,
  calls: {
    renameFile: 'update-file-name',
    openedFile: 'bookFileId',
    newFolder: 'Name',
    folderId: 'Id',
    folderName: 'NewTagName',
    folderOwner: 'BookId',
  },
} as const;
const otherFiles = ownedFiles('book', otherwise, fileEndpoints(otherwise));
const bookFiles = ownedFiles('book', wording, fileEndpoints(wording));
const [ownerId, fileId, tagId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];

const works: Record<string, (calls: FileCalls) => Promise<unknown>> = {
  validateFile: (calls) => calls.validate(new File(['x'], 'a.txt'), tagId),
  addLink: (calls) => calls.addLink('https://example.com', 'Example', null),
  renameFile: (calls) => calls.rename(fileId, 'b.txt', 1),
  tagFiles: (calls) => calls.move([fileId], [], { [fileId]: 1 }),
  removeTagFromFiles: (calls) => calls.untag([fileId], tagId, { [fileId]: 1 }),
  deleteFilesAndTags: (calls) => calls.remove([fileId], [tagId], true),
  restoreFilesAndTags: (calls) => calls.restore([fileId], [tagId]),
  eraseFilesAndTags: (calls) => calls.erase([fileId], [tagId]),
  createTag: (calls) => calls.createFolder('Letters', null),
  renameTag: (calls) => calls.changeFolder({ tagId, tagName: 'Post', parentTagId: null, version: 1 }),
};

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['a person', { files: personFiles, ownerId }],
  ['the company', { files: companyFiles }],
  ['a record of any other kind', { files: bookFiles, ownerId }],
  ['a record whose calls are named otherwise', { files: otherFiles, ownerId }],
])('sends what the endpoints of the files of %s ask for', async (_, place) => {
  for (const [name, work] of Object.entries(works)) {
    const sent = vi.fn<(address: string, request: { method: string; body: string }) => Promise<Response>>(async () =>
      Response.json({ tag: {}, files: [] }),
    );
    vi.stubGlobal('fetch', sent);
    await work(fileCalls(place));
    const endpoint = (place.files.endpoints as unknown as Record<string, Endpoint>)[name];
    const [address, { method, body }] = sent.mock.calls[0] ?? ['', { method: '', body: '{}' }];
    expect(`${method} ${address}`).toBe(`${endpoint?.method} /api${endpoint?.path}`);
    const whole = endpoint?.body as z.ZodObject | undefined;
    expect({ name, ...whole?.strict().safeParse(JSON.parse(body)) }).toMatchObject({ name, success: true });
  }
});
