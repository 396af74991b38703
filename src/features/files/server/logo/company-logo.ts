import { Readable } from 'node:stream';
import { currentLogo, setLogoGuid } from '#features/company/server/public.ts';
import type { Upload } from '#kernel/contract/endpoint.ts';
import { contentKind } from '#kernel/server/files/content-kind.ts';
import { discardUploads, stageUpload, stagingFolder } from '#kernel/server/files/staging.ts';
import { newId } from '#kernel/server/id.ts';
import type { Handler } from '#kernel/server/serve.ts';
import { twoStepHandler } from '#kernel/server/serve.ts';
import type {
  deleteCompanyLogo as deleting,
  getCompanyLogo as getting,
  uploadCompanyLogo as uploading,
} from '../../contract/endpoints-logo.ts';
import { scanUpload } from '../scan-upload.ts';
import { storedContent } from '../send-stored.ts';
import { announceBlobs, releaseBlobs } from '../store-blobs.ts';
import { drawLogo } from './draw-logo.ts';
import { readLogo, replaceLogo } from './store-logo.ts';

const pictures: ReadonlySet<string> = new Set(['jpeg', 'png', 'gif']);
const aYear = 31_536_000;

type Sizes = { width: number; sha256: string }[];

/** Sets the company's logo (files.13). */
export const uploadCompanyLogo = twoStepHandler<typeof uploading, Sizes>(
  async ({ services, now, call, fail }, { files }) => {
    const companyId = call.companyId ?? fail('common.CompanyRequired');
    const upload = files[0] ?? fail('files.EmptyFile');
    if (upload.size === 0) fail('files.EmptyFile');
    if (!pictures.has(contentKind(upload.head))) fail('files.InvalidFileType');
    const found = await scanUpload(services, upload);
    if (found) fail(found);
    const drawn = (await drawLogo(upload.path)) ?? fail('files.InvalidFileType');
    const staged: (Upload & { width: number })[] = [];
    try {
      for (const { width, bytes } of drawn) {
        staged.push({ ...(await stageUpload(stagingFolder(services.config), `${width}.webp`, Readable.from([bytes]))), width });
      }
      await services.database.forCompany(companyId, (company) => announceBlobs(company, staged, now));
      for (const { sha256, path, size } of staged) await services.fileStore.put({ companyId, sha256 }, { path, size });
      return staged.map(({ width, sha256 }) => ({ width, sha256 }));
    } finally {
      await discardUploads(staged);
    }
  },
  async ({ company, now, prepared, audit }) => {
    const logoGuid = newId();
    const had = (await currentLogo(company)) !== null;
    await releaseBlobs(company, await replaceLogo(company, prepared), now);
    await setLogoGuid(company, logoGuid);
    audit({ entity: 'company', entityId: String(company.id), before: { logo: had }, after: { logo: true } });
    return { logoGuid };
  },
);

/** Removes the company's logo. */
export const deleteCompanyLogo: Handler<typeof deleting> = async ({ company, now, audit }) => {
  await releaseBlobs(company, await replaceLogo(company, []), now);
  await setLogoGuid(company, null);
  audit({ entity: 'company', entityId: String(company.id), before: { logo: true }, after: { logo: false } });
  return {};
};

/** The company's logo. Its address changes with it, so the browser may cache it. */
export const getCompanyLogo: Handler<typeof getting> = async ({ company, services, fail }, { query: { logoGuid, width } }) => {
  const logo = (await readLogo(company, width)) ?? fail('common.NotFound');
  const isCurrent = logoGuid !== undefined && logoGuid === (await currentLogo(company));
  return {
    fileName: 'logo.webp',
    contentType: 'image/webp',
    inline: true,
    ...(isCurrent && { keepSeconds: aYear }),
    stored: storedContent(services, company.id, logo),
  };
};
