import { useQueryClient } from '@tanstack/react-query';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { showError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { invalidate, useCall, type Read } from '#kernel/web/use-call.ts';
import { getCompanyFiles, getDeletedCompanyFiles } from '../contract/endpoints-company.ts';
import { getCompanyUserFiles, getDeletedCompanyUserFiles } from '../contract/endpoints-people.ts';
import { sharedDocumentsFolderId } from '../contract/entities.ts';
import type { en } from '../texts/en.ts';
import { fileCalls, type FileCalls } from './file-calls.ts';
import type { FileList, FilePlace } from './file-place.ts';

/** The queries to refetch when files have changed. */
export const readsOfFiles = [getCompanyFiles, getCompanyUserFiles, getDeletedCompanyFiles, getDeletedCompanyUserFiles] as const;

/** The files and folders of an owner. */
export function useFiles(place: FilePlace): Read<FileList> {
  const t = useTexts<typeof en>('files');
  const isPerson = place.location === 'person';
  const ofPerson = useCall(getCompanyUserFiles, { body: { companyUserId: isPerson ? place.companyUserId : '' } }, { enabled: isPerson });
  const folder = isPerson ? undefined : place.top;
  const ofCompany = useCall(getCompanyFiles, { body: folder === undefined ? {} : { folder } }, { enabled: !isPerson });
  if (isPerson) return { ...ofPerson, answer: ofPerson.answer && listOfPerson(ofPerson.answer) };
  return { ...ofCompany, answer: ofCompany.answer && listOfCompany(ofCompany.answer, t('panel.title')) };
}

/** What lies in the trash of an owner. */
export function useDeletedFiles(place: FilePlace): Read<Answer<typeof getDeletedCompanyFiles>> {
  const isPerson = place.location === 'person';
  const body = { companyUserId: isPerson ? place.companyUserId : '' };
  const ofPerson = useCall(getDeletedCompanyUserFiles, { body }, { enabled: isPerson });
  const ofCompany = useCall(getDeletedCompanyFiles, { body: {} }, { enabled: !isPerson });
  return isPerson ? ofPerson : ofCompany;
}

type PersonAnswer = Answer<typeof getCompanyUserFiles>;
type CompanyAnswer = Answer<typeof getCompanyFiles>;

function listOfPerson({ companyUserFiles, ...rest }: PersonAnswer): FileList {
  return { ...rest, files: companyUserFiles.map(({ companyUserFileId, ...facts }) => ({ ...facts, id: companyUserFileId })) };
}

/** The reserved folder's name depends on the user's language. */
function listOfCompany({ companyFiles, tags, ...rest }: CompanyAnswer, sharedName: string): FileList {
  const called = <Folder extends { tagId: string }>(tag: Folder): Folder =>
    tag.tagId === sharedDocumentsFolderId ? { ...tag, tagName: sharedName } : tag;
  const files = companyFiles.map(({ companyFileId, ...facts }) => ({ ...facts, tags: facts.tags.map(called), id: companyFileId }));
  return { ...rest, tags: tags.map(called), files };
}

/** Changes files, refetches what is on the screen, and shows refusals. Returns whether it succeeded. */
export function useFileWrite(place: FilePlace): (work: (calls: FileCalls) => Promise<unknown>) => Promise<boolean> {
  const cache = useQueryClient();
  return async (work) => {
    try {
      await work(fileCalls(place));
      return true;
    } catch (error) {
      showError(error);
      return false;
    } finally {
      await invalidate(cache, ...readsOfFiles);
    }
  };
}
