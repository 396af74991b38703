import { useRef, useState } from 'react';
import { call } from '#kernel/web/call.ts';
import { CallError } from '#kernel/web/call-error.ts';
import { uploadFile, validateFile } from '../../contract/endpoints-create.ts';
import type { SigningUpload } from '../../contract/entities.ts';

interface RunningUpload {
  key: number;
  name: string;
  /** 0 to 1. */
  share: number;
}

export interface Uploads {
  running: readonly RunningUpload[];
  /** The last file that was refused, until another is chosen or it is cleared. */
  refused: { name: string; error: CallError } | undefined;
  clearRefused: () => void;
  upload: (files: readonly File[]) => void;
}

type Kind = 'document' | 'attachment';

/** Uploads files one after the other; `onDone` is given each when it has arrived, and adds it to those that are there by then. */
export function useUploads(kind: Kind, onDone: (file: SigningUpload) => void): Uploads {
  const [running, setRunning] = useState<readonly RunningUpload[]>([]);
  const [refused, setRefused] = useState<Uploads['refused']>();
  const last = useRef(0);

  const uploadAll = async (files: readonly File[]): Promise<void> => {
    const waiting = files.map((file) => ({ key: (last.current += 1), name: file.name, share: 0, file }));
    setRefused(undefined);
    setRunning((before) => [...before, ...waiting]);
    for (const { key, name, file } of waiting) {
      try {
        onDone(await sent(kind, file, (share) => setRunning((all) => all.map((one) => (one.key === key ? { ...one, share } : one)))));
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        setRefused({ name, error });
      } finally {
        setRunning((all) => all.filter((one) => one.key !== key));
      }
    }
  };
  return { running, refused, clearRefused: () => setRefused(undefined), upload: (files) => void uploadAll(files) };
}

interface FieldsWithAttachments {
  getValues: () => { attachments: readonly SigningUpload[] };
  setFieldValue: (name: 'attachments', files: SigningUpload[]) => void;
}

/** The uploads of a form's attachments, each added to those that the form has when it arrives. */
export function useAttachmentUploads(fields: FieldsWithAttachments): Uploads {
  return useUploads('attachment', (file) => fields.setFieldValue('attachments', [...fields.getValues().attachments, file]));
}

/** What is refused by its name or size is not sent at all. */
async function sent(kind: Kind, file: File, onProgress: (share: number) => void): Promise<SigningUpload> {
  const { name, type, size } = file;
  await call(validateFile, { body: { name, type, size, kind } });
  return (await call(uploadFile, { body: { kind }, files: [file] }, { onProgress })).file;
}
