import { Readable } from 'node:stream';
import { lookAtPerson, markProfileImage } from '#features/people/server/public.ts';
import type { Upload } from '#kernel/contract/endpoint.ts';
import type { Membership } from '#kernel/server/actor.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { fail } from '#kernel/server/failure.ts';
import { contentKind } from '#kernel/server/files/content-kind.ts';
import { discardUploads, stageUpload, stagingFolder } from '#kernel/server/files/staging.ts';
import type { Handler } from '#kernel/server/serve.ts';
import { inTwoSteps } from '#kernel/server/serve.ts';
import type {
  deleteProfileImage as deleting,
  getProfileImage as getting,
  uploadProfileImage as uploading,
} from '../../contract/endpoints-people.ts';
import { mayChangePicture } from '../policy.ts';
import { scanned } from '../scan-upload.ts';
import { storedContent } from '../send-stored.ts';
import { announceBlobs, letGoOf } from '../store-blobs.ts';
import { drawPicture } from './draw-picture.ts';
import { readPicture, replacePicture } from './store-picture.ts';

const pictures = new Set(['jpeg', 'png', 'gif']);
const aYear = 31_536_000;

type Sizes = { side: number; sha256: string }[];

/** Sets a person's picture (PE-13). */
export const uploadProfileImage = inTwoSteps<typeof uploading, Sizes>(
  async ({ actor, services, now, call, fail: refuse }, { body, files }) => {
    const companyId = call.companyId ?? refuse('common.CompanyRequired');
    const upload = files[0] ?? refuse('files.EmptyFile');
    if (upload.size === 0) refuse('files.EmptyFile');
    if (!pictures.has(contentKind(upload.head))) refuse('files.InvalidFileType');
    const found = await scanned(services, upload);
    if (found) refuse(found);
    await services.database.forCompany(companyId, (company) => openPicture(company, actor.member, body.companyUserId));
    const drawn = (await drawPicture(upload.path, body.crop)) ?? refuse('files.InvalidFileType');
    const staged: (Upload & { side: number })[] = [];
    try {
      for (const { side, bytes } of drawn) {
        staged.push({ ...(await stageUpload(stagingFolder(services.config), `${side}.webp`, Readable.from([bytes]))), side });
      }
      await services.database.forCompany(companyId, (company) => announceBlobs(company, staged, now));
      for (const { sha256, path, size } of staged) await services.fileStore.put({ companyId, sha256 }, { path, size });
      return staged.map(({ side, sha256 }) => ({ side, sha256 }));
    } finally {
      await discardUploads(staged);
    }
  },
  async ({ company, actor, now, prepared, audit }, { body: { companyUserId } }) => {
    await openPicture(company, actor.member, companyUserId);
    await letGoOf(company, await replacePicture(company, companyUserId, prepared), now);
    await markProfileImage(company, companyUserId, { image: now, now });
    audit({ entity: 'companyUser', entityId: companyUserId, companyUserId, after: { profileImage: true } });
    return { profileImageTimestamp: now.toISOString() };
  },
);

/** Removes a person's picture. */
export const deleteProfileImage: Handler<typeof deleting> = async ({ company, actor, now, audit }, { body: { companyUserId } }) => {
  await openPicture(company, actor.member, companyUserId);
  await erasePicture(company, companyUserId, now);
  await markProfileImage(company, companyUserId, { image: null, now });
  audit({ entity: 'companyUser', entityId: companyUserId, companyUserId, after: { profileImage: false } });
  return {};
};

export async function erasePicture(company: Company, companyUserId: string, now: Date): Promise<void> {
  await letGoOf(company, await replacePicture(company, companyUserId, []), now);
}

/** Whoever may change the person may change the picture. */
async function openPicture(company: Company, member: Membership, companyUserId: string): Promise<void> {
  const person = (await lookAtPerson(company, member, companyUserId, { lock: true })) ?? fail('common.NotFound');
  if (!mayChangePicture(member, person)) fail('common.Forbidden');
}

/** A person's picture, which colleagues see in the directory. Its address changes with the picture, so the browser may keep it. */
export const getProfileImage: Handler<typeof getting> = async ({ company, actor, services }, { query }) => {
  const { companyUserId, size, timestamp } = query;
  const person = (await lookAtPerson(company, actor.member, companyUserId)) ?? fail('common.NotFound');
  if (person.sight === 'none' || (actor.member.state !== 'active' && person.sight !== 'own')) fail('common.Forbidden');
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
