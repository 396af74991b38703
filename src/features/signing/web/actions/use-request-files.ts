import { call } from '#kernel/web/call.ts';
import { downloadInBackground } from '#kernel/web/download-in-background.ts';
import { saveFile } from '#kernel/web/save-file.ts';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { getFile } from '../../contract/endpoints-files.ts';
import { getEvidence } from '../../contract/endpoints-seal.ts';
import type { SigningRequestItem } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';

interface RequestFiles {
  /** The signed PDF, or the document as long as there is none; undefined for whom the request is closed. */
  download: (() => void) | undefined;
  downloadEvidence: () => void;
}

/** Downloads the files of a request. */
export function useRequestFiles(
  request: Pick<SigningRequestItem, 'signingRequestId' | 'signedFileId' | 'signingRequestFileId'>,
): RequestFiles {
  const t = useTexts<typeof en>('signing');
  const { signingRequestId, signedFileId, signingRequestFileId } = request;
  const fileId = signedFileId ?? signingRequestFileId;
  return {
    download: fileId === null ? undefined : () => downloadFile(fileId),
    downloadEvidence: () =>
      void downloadInBackground(t('request.evidence'), (signal) => call(getEvidence, { query: { signingRequestId } }, { signal })),
  };
}

export function downloadFile(fileId: string): void {
  void runOrShowError(async () => saveFile(await call(getFile, { params: { fileName: 'file' }, query: { fileId, view: 'false' } })));
}
