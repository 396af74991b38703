import sharp from 'sharp';
import type { Caller, TestAnswer } from '#testing/caller.ts';
import * as company from '../contract/endpoints-company.ts';
import * as people from '../contract/endpoints-people.ts';

/** A text of its own, so that no two are the same file. */
export const note = (text: string, name = `${text}.txt`) => ({ name, bytes: new TextEncoder().encode(text) });

let count = 0;
/** Content and a name that nothing else has. */
export const anyFile = () => note(`Notat ${(count += 1)}`);

interface Kept {
  id: string;
  answer: TestAnswer;
}

/** Keeps one of the company's files. */
export async function keepForCompany(who: Caller, file = anyFile(), folder?: string): Promise<Kept> {
  const answer = await who.call(company.uploadCompanyFile, { body: folder ? { folder } : {}, files: [file] });
  const [kept] = (answer.json['files'] ?? []) as { companyFileId: string }[];
  return { id: kept?.companyFileId ?? '', answer };
}

/** Keeps one of a person's files. */
export async function keepForPerson(who: Caller, companyUserId: string | undefined, file = anyFile(), folder?: string): Promise<Kept> {
  const answer = await who.call(people.uploadCompanyUserFile, { body: { companyUserId, ...(folder && { folder }) }, files: [file] });
  const [kept] = (answer.json['files'] ?? []) as { companyUserFileId: string }[];
  return { id: kept?.companyUserFileId ?? '', answer };
}

/** Makes one of the company's folders. */
export async function folderOfCompany(who: Caller, tagName: string, parentTagId?: string): Promise<string> {
  return tagIdOf(await who.call(company.createCompanyTag, { body: { tagName, parentTagId } }));
}

/** Makes one of a person's folders. */
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

/** A picture of one colour. */
export async function picture(width = 40, height = 30): Promise<Uint8Array> {
  return sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
}

/** Sets one's own picture. */
export async function ownPicture(who: Caller): Promise<TestAnswer> {
  const files = [{ name: 'meg.png', bytes: await picture() }];
  return who.call(people.uploadProfileImage, { body: { companyUserId: who.companyUserId }, files });
}
