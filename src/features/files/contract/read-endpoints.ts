import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { listFile, shownRows } from '#kernel/contract/list-export.ts';
import { uploadedMediaTypes } from '#kernel/contract/media-types.ts';
import { fileColumns, listFacts } from './entities.ts';
import { callsOf, fileOf, folder, named } from './wording.ts';
import type { CallsOf, Wording } from './wording.ts';

/** The endpoints to read files, the same for every owner. */
export function readEndpoints<const W extends Wording>(wording: W) {
  const { prefix, paths, list, pathName, access, readers } = wording;
  const owner: W['owner'] = wording.owner;
  const common = { access, company: 'required' } as const;
  const File = fileOf(wording);
  return {
    getFiles: endpoint({
      ...common,
      method: 'POST',
      path: `/${prefix}/${paths.list}`,
      summary: 'Lists the files and folders the caller may see; with `folder`, only what is in it and below.',
      effect: 'read',
      states: readers,
      body: z.object({ folder, ...owner }),
      answer: z.object({ ...named<W['list'], z.ZodArray<typeof File>>(list, z.array(File)), ...listFacts }),
      errors: [],
    }),
    exportFiles: endpoint({
      ...common,
      ...listFile,
      path: `/${prefix}/export-files`,
      summary:
        'Exports a list of the given files and folders, with chosen columns. `folder` is the open folder, which is left out of their folders. The export is logged.',
      states: readers,
      body: shownRows(fileColumns).extend({ folder, ...owner }),
      errors: [],
    }),
    getFile: endpoint({
      ...common,
      method: 'GET',
      path: `/${prefix}/get-file/{${pathName}}`,
      summary: 'Downloads a file. With `view`, a PDF, picture or plain text is shown instead. HEAD checks whether it exists.',
      effect: 'read',
      states: readers,
      params: z.object(named<W['pathName'], z.ZodString>(pathName, z.string())),
      query: z.object({
        ...named<CallsOf<W>['openedFile'], z.ZodUUID>(callsOf(wording).openedFile, z.uuid()),
        view: z.enum(['true', 'false']).default('false'),
      }),
      answer: { file: uploadedMediaTypes },
      errors: [],
    }),
  };
}
