import { stageFiles } from '#features/files/server/public.ts';
import { twoStepHandler } from '#kernel/server/serve.ts';
import type { uploadSignedCopy as contract } from '../contract/endpoints-life.ts';
import { documentState } from '../contract/kinds.ts';
import { inOwnTransaction } from './in-own-transaction.ts';
import { logged } from './log-document.ts';
import { openToAgree, reloadDocument } from './open-document.ts';
import { nameOf } from './present-document.ts';
import { putOnProfile } from './put-on-profile.ts';
import { writeSigned } from './store-versions.ts';

type Staged = Awaited<ReturnType<typeof stageFiles>>;
const signedTypes = ['application/pdf', 'image/png', 'image/jpeg'];

/** Keeps the copy that was signed on paper with the contract, and among the files of the person (employment.14). */
export const uploadSignedCopy = twoStepHandler<typeof contract, Staged>(
  async (before, { body, files }) => {
    await inOwnTransaction(before, (call) => openToAgree(call, body, 'uploadSigned'));
    const staged = await stageFiles(before, files);
    if (staged.some(({ contentType }) => !signedTypes.includes(contentType))) before.fail('files.InvalidFileType');
    return staged;
  },
  async (context, { body }) => {
    const { company, actor, now, audit, fail, prepared } = context;
    const stored = await openToAgree(context, body, 'uploadSigned');
    const { documentId, personId } = stored;
    const { upload, name, contentType } = prepared[0] ?? fail('files.EmptyFile');
    const { sha256, size } = upload;
    await writeSigned(company, { documentId, sha256, size, name, contentType, by: actor.member.companyUserId, now });
    const isOnProfile = personId !== null && (await putOnProfile(context, personId, prepared));
    const before = { name: nameOf(stored), state: stored.state };
    audit(logged(stored, { before, after: { ...before, state: documentState.signed, fileName: name } }));
    return { document: await reloadDocument(context, documentId), isOnProfile };
  },
);
