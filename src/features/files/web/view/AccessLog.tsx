import { Loaded } from '#kernel/web/Loaded.tsx';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ListSkeleton } from '#ui/ListSkeleton.tsx';
import { SidePanel } from '#ui/SidePanel.tsx';
import { TableFrame } from '#ui/table/TableFrame.tsx';
import { getFileAccessLog } from '../../contract/endpoints-company.ts';
import type { en } from '../../texts/en.ts';
import type { ShownFile } from '../file-place.ts';

interface AccessLogProps {
  file: ShownFile;
  /** The kind of the file's owner. */
  location: string;
  onClose: () => void;
}

/** Who has viewed or downloaded a file, and when (files.28). */
export function AccessLog({ file: { id, fileName }, location, onClose }: AccessLogProps) {
  const t = useTexts<typeof en>('files');
  const format = useFormat();
  const read = useCall(getFileAccessLog, { query: { fileId: id, location } });
  return (
    <SidePanel title={t('panel.log.title', { name: fileName })} isOpen onClose={onClose}>
      <Loaded read={read} skeleton={<ListSkeleton />}>
        {({ accesses }) =>
          accesses.length === 0 ? (
            <EmptyState title={t('panel.log.none')} />
          ) : (
            <TableFrame aria-label={t('panel.log.title', { name: fileName })}>
              <thead>
                <tr>
                  <th scope="col">{t('panel.log.who')}</th>
                  <th scope="col">{t('panel.log.how')}</th>
                  <th scope="col">{t('panel.log.when')}</th>
                </tr>
              </thead>
              <tbody>
                {accesses.map(({ fileAccessId, fullName, how, at }) => (
                  <tr key={fileAccessId}>
                    <td>{fullName}</td>
                    <td>{t(`panel.log.${how}`)}</td>
                    <td>{format.moment(at)}</td>
                  </tr>
                ))}
              </tbody>
            </TableFrame>
          )
        }
      </Loaded>
    </SidePanel>
  );
}
