import sharp from 'sharp';
import type { Caller, TestAnswer } from '#testing/caller.ts';
import * as company from '../contract/endpoints-company.ts';
import * as people from '../contract/endpoints-people.ts';

/** A unique text file. */
export const note = (text: string, name = `${text}.txt`) => ({ name, bytes: new TextEncoder().encode(text) });

let count = 0;
/** Unique content and name. */
export const anyFile = () => note(`Notat ${(count += 1)}`);

interface UploadedFile {
  id: string;
  answer: TestAnswer;
}

/** Stores a file of the company. */
export async function uploadForCompany(who: Caller, file = anyFile(), folder?: string): Promise<UploadedFile> {
  const answer = await who.call(company.uploadCompanyFile, { body: folder ? { folder } : {}, files: [file] });
  const [kept] = (answer.json['files'] ?? []) as { companyFileId: string }[];
  return { id: kept?.companyFileId ?? '', answer };
}

/** Stores a file of a person. */
export async function uploadForPerson(
  who: Caller,
  companyUserId: string | undefined,
  file = anyFile(),
  folder?: string,
): Promise<UploadedFile> {
  const answer = await who.call(people.uploadCompanyUserFile, { body: { companyUserId, ...(folder && { folder }) }, files: [file] });
  const [kept] = (answer.json['files'] ?? []) as { companyUserFileId: string }[];
  return { id: kept?.companyUserFileId ?? '', answer };
}

/** Creates a folder of the company. */
export async function folderOfCompany(who: Caller, tagName: string, parentTagId?: string): Promise<string> {
  return tagIdOf(await who.call(company.createCompanyTag, { body: { tagName, parentTagId } }));
}

/** Creates a folder of a person. */
export async function folderOfPerson(
  who: Caller,
  companyUserId: string | undefined,
  tagName: string,
  parentTagId?: string,
): Promise<string> {
  return tagIdOf(await who.call(people.createCompanyUserTag, { body: { companyUserId, tagName, parentTagId } }));
}

function tagIdOf({ json }: TestAnswer): string {
  return (json['tag'] as { tagId: string }).tagId;
}

/** A picture in a single colour. */
export async function picture(width = 40, height = 30): Promise<Uint8Array> {
  return sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
}

/** Sets the caller's own picture. */
export async function ownPicture(who: Caller): Promise<TestAnswer> {
  const files = [{ name: 'meg.png', bytes: await picture() }];
  return who.call(people.uploadProfileImage, { body: { companyUserId: who.companyUserId }, files });
}
