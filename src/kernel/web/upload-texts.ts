import type { FileDropTexts } from '#ui/FileDrop.tsx';
import { useKernelTexts } from './texts.ts';

/** What a `FileDrop` says for one file or several; `limit` names what is accepted. */
export function useUploadTexts(limit: string, isMultiple = false): FileDropTexts {
  const k = useKernelTexts();
  return {
    choose: isMultiple ? k('upload.chooseMany') : k('upload.choose'),
    drop: isMultiple ? k('upload.dropMany') : k('upload.drop'),
    limit,
    remove: (name) => k('upload.remove', { name }),
  };
}
