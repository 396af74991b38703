import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { RefusedFile } from './entities.ts';
import { linkCodes, maxFileBytes, maxFilesOfRequest, uploadCodes } from './limits.ts';
import { fileOf, folder, Name } from './wording.ts';
import type { Wording } from './wording.ts';

/** The endpoints to add files, the same for every owner. */
export function addEndpoints<const W extends Wording>(wording: W) {
  const { prefix, paths, access } = wording;
  // Of this exact type; destructuring would widen it.
  const owner: W['owner'] = wording.owner;
  const link: W['link'] = wording.link;
  const common = { access, company: 'required' } as const;
  const File = fileOf(wording);
  return {
    validateFile: endpoint({
      ...common,
      method: 'POST',
      path: `/${prefix}/${paths.validate}`,
      summary: 'Checks whether a file of this name, type and size can be uploaded. The file is checked again when it is uploaded.',
      effect: 'read',
      body: z.object({ name: Name, type: z.string().max(200).default(''), size: z.number().min(0), folder, ...owner }),
      answer: z.object({}),
      errors: uploadCodes,
    }),
    uploadFile: endpoint({
      ...common,
      method: 'POST',
      path: `/${prefix}/upload-file`,
      summary: 'Uploads files to a folder or the top level. If some are refused, they are listed with 207.',
      effect: 'write',
      files: { field: 'file', maxBytes: maxFileBytes, maxCount: maxFilesOfRequest, tooLarge: 'files.InvalidFileSize' },
      body: z.object({ folder, ...owner }),
      answer: z.object({ files: z.array(File), refused: z.array(RefusedFile) }),
      errors: uploadCodes,
    }),
    addLink: endpoint({
      ...common,
      method: 'POST',
      path: `/${prefix}/add-external-file`,
      summary: 'Adds a link to a file stored elsewhere.',
      effect: 'write',
      body: z.object({ ...link, folder, ...owner }),
      answer: z.object({ file: File }),
      errors: linkCodes,
    }),
  };
}
