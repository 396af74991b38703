import { viewPerson, setProfileImage } from '#features/people/server/public.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Handler } from '#kernel/server/serve.ts';
import { twoStepHandler } from '#kernel/server/serve.ts';
import type {
  deleteProfileImage as deleting,
  getProfileImage as getting,
  uploadProfileImage as uploading,
} from '../../contract/endpoints-people.ts';
import { mayChangePicture } from '../policy.ts';
import { requirePicture, storeDrawn } from '../drawn-sizes.ts';
import { storedContent } from '../send-stored.ts';
import { releaseBlobs } from '../store-blobs.ts';
import { drawPicture } from './draw-picture.ts';
import { readPicture, replacePicture } from './store-picture.ts';

const aYear = 31_536_000;

type Sizes = { side: number; sha256: string }[];

/** Sets a person's picture (files.13). */
export const uploadProfileImage = twoStepHandler<typeof uploading, Sizes>(
  async ({ actor, services, now, call, fail }, { body, files }) => {
    const companyId = call.companyId ?? fail('common.CompanyRequired');
    const upload = await requirePicture({ services, fail }, files);
    await services.database.forCompany(companyId, (company) => openPicture({ company, actor, fail }, body.companyUserId));
    const drawn = (await drawPicture(upload.path, body.crop)) ?? fail('files.InvalidFileType');
    return storeDrawn({ services, now }, companyId, drawn);
  },
  async ({ company, actor, now, prepared, audit, fail }, { body: { companyUserId } }) => {
    await openPicture({ company, actor, fail }, companyUserId);
    await releaseBlobs(company, await replacePicture(company, companyUserId, prepared), now);
    await setProfileImage(company, companyUserId, { image: now, now });
    audit({ entity: 'companyUser', entityId: companyUserId, companyUserId, after: { profileImage: true } });
    return { profileImageTimestamp: now.toISOString() };
  },
);

/** Removes a person's picture. */
export const deleteProfileImage: Handler<typeof deleting> = async ({ company, actor, now, audit, fail }, { body: { companyUserId } }) => {
  await openPicture({ company, actor, fail }, companyUserId);
  await erasePicture(company, companyUserId, now);
  await setProfileImage(company, companyUserId, { image: null, now });
  audit({ entity: 'companyUser', entityId: companyUserId, companyUserId, after: { profileImage: false } });
  return {};
};

export async function erasePicture(company: Company, companyUserId: string, now: Date): Promise<void> {
  await releaseBlobs(company, await replacePicture(company, companyUserId, []), now);
}

/** Users who may change the person may change the picture. */
async function openPicture(
  { company, actor: { member }, fail }: Pick<CallContext, 'company' | 'actor' | 'fail'>,
  companyUserId: string,
): Promise<void> {
  const person = (await viewPerson(company, member, companyUserId, { lock: true })) ?? fail('common.NotFound');
  if (!mayChangePicture(member, person)) fail('common.Forbidden');
}

/** A person's picture, which colleagues see in the directory. Its address changes with the picture, so the browser may cache it. */
export const getProfileImage: Handler<typeof getting> = async ({ company, actor, services, fail }, { query }) => {
  const { companyUserId, size, timestamp } = query;
  const person = (await viewPerson(company, actor.member, companyUserId)) ?? fail('common.NotFound');
  if (person.visibility === 'none' || (actor.member.state !== 'active' && person.visibility !== 'own')) fail('common.Forbidden');
  const picture = (await readPicture(company, companyUserId, size)) ?? fail('common.NotFound');
  const isCurrent = timestamp !== undefined && timestamp === person.profileImageAt?.toISOString();
  return {
    fileName: `${companyUserId}.webp`,
    contentType: 'image/webp',
    inline: true,
    ...(isCurrent && { keepSeconds: aYear }),
    stored: storedContent(services, company.id, picture),
  };
};
