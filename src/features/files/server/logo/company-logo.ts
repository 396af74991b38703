import { currentLogo, setLogoGuid } from '#features/company/server/public.ts';
import { newId } from '#kernel/server/id.ts';
import type { Handler } from '#kernel/server/serve.ts';
import { twoStepHandler } from '#kernel/server/serve.ts';
import type {
  deleteCompanyLogo as deleting,
  getCompanyLogo as getting,
  uploadCompanyLogo as uploading,
} from '../../contract/endpoints-logo.ts';
import { requirePicture, storeDrawn } from '../drawn-sizes.ts';
import { storedContent } from '../send-stored.ts';
import { releaseBlobs } from '../store-blobs.ts';
import { drawLogo } from './draw-logo.ts';
import { readLogo, replaceLogo } from './store-logo.ts';

const aYear = 31_536_000;

type Sizes = { width: number; sha256: string }[];

/** Sets the company's logo (files.13). */
export const uploadCompanyLogo = twoStepHandler<typeof uploading, Sizes>(
  async ({ services, now, call, fail }, { files }) => {
    const companyId = call.companyId ?? fail('common.CompanyRequired');
    const upload = await requirePicture({ services, fail }, files);
    const drawn = (await drawLogo(upload.path)) ?? fail('files.InvalidFileType');
    return storeDrawn({ services, now }, companyId, drawn);
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
