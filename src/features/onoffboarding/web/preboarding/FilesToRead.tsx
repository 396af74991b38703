import { IconFileText } from '@tabler/icons-react';
import { connection } from '#kernel/web/connection.ts';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { FramedList, FramedRow } from '#ui/FramedList.tsx';
import type { PreboardingFile } from '../../contract/plan.ts';
import type { en } from '../../texts/en.ts';

/** The files that the person is given to read, each opened by its link. */
export function FilesToRead({ files, secret }: { files: readonly PreboardingFile[]; secret: string }) {
  const t = useTexts<typeof en>('onoffboarding');
  const format = useFormat();
  return (
    <FramedList label={t('preboarding.files')}>
      {files.map((file) => (
        <FramedRow key={file.fileId}>
          <a href={addressOf(file, secret)} target="_blank" rel="noopener">
            <IconFileText aria-hidden size={16} /> {file.fileName}
          </a>
          <span>{format.bytes(file.size)}</span>
        </FramedRow>
      ))}
    </FramedList>
  );
}

function addressOf({ fileId, fileName }: PreboardingFile, secret: string): string {
  const query = new URLSearchParams({ secret, fileId, view: 'true' });
  return `${connection.base}/api/onoffboarding/preboarding/get-file/${encodeURIComponent(fileName)}?${query.toString()}`;
}
