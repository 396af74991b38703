import { z } from 'zod';
import { fileEndpoints } from '#features/files/contract/file-endpoints.ts';
import { ownedFiles } from '#features/files/contract/owned-files.ts';
import { plainLink } from '#features/files/contract/wording.ts';
import { field } from '#kernel/contract/errors.ts';
import { seeing } from './gates.ts';

const common = { link: plainLink, pathName: 'name', access: seeing, readers: ['active'] } as const;

export const requestFileWording = {
  ...common,
  fileId: 'requestFileId',
  ownerId: 'subjectRequestId',
  list: 'requestFiles',
  prefix: 'gdpr/subject-requests',
  paths: { validate: 'upload-validation', list: 'get-files' },
  owner: { subjectRequestId: z.uuid(field('required')) },
} as const;
export const requestFileEndpoints = fileEndpoints(requestFileWording);
/** For the panel of a request's files: proof of identity, and what was answered. */
export const requestFiles = ownedFiles('gdprRequest', requestFileWording, requestFileEndpoints);

export const breachFileWording = {
  ...common,
  fileId: 'breachFileId',
  ownerId: 'breachId',
  list: 'breachFiles',
  prefix: 'gdpr/breaches',
  paths: { validate: 'upload-validation', list: 'get-files' },
  owner: { breachId: z.uuid(field('required')) },
} as const;
export const breachFileEndpoints = fileEndpoints(breachFileWording);
/** For the panel of a breach's files. */
export const breachFiles = ownedFiles('gdprBreach', breachFileWording, breachFileEndpoints);

type Of<Calls, Owner extends string> = { [Name in keyof Calls & string as `${Name}Of${Owner}`]: Calls[Name] };

/** Calls about files under names of their owner: `uploadFile` as `uploadFileOfBreach`. */
export function ofOwner<Calls extends object, const Owner extends string>(calls: Calls, owner: Owner): Of<Calls, Owner> {
  const named = Object.entries(calls).map(([name, call]) => [`${name}Of${owner}`, call]);
  // Computed names widen to strings; they are exactly these.
  return Object.fromEntries(named) as Of<Calls, Owner>;
}
