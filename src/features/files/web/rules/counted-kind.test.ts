import { expect, test } from 'vitest';
import { loadTexts, startTexts, textsIn } from '#kernel/web/texts.ts';
import { en } from '../../texts/en.ts';
import { no } from '../../texts/no.ts';
import { countedKind } from './counted-kind.ts';

test.each([
  ['no', [1, 0], ['Slett filen', 'Filen er slettet', 'Filen er hentet tilbake']],
  ['no', [0, 1], ['Slett mappen', 'Mappen er slettet', 'Mappen er hentet tilbake']],
  ['no', [3, 0], ['Slett 3 filer', '3 filer er slettet', '3 filer er hentet tilbake']],
  ['no', [1, 1], ['Slett 2 filer og mapper', '2 filer og mapper er slettet', '2 filer og mapper er hentet tilbake']],
  ['en', [1, 0], ['Delete file', 'File deleted', 'File restored']],
  ['en', [0, 2], ['Delete 2 folders', '2 folders deleted', '2 folders restored']],
  ['en', [1, 1], ['Delete 2 files and folders', '2 files and folders deleted', '2 files and folders restored']],
] as const)('in %s %j files and folders are named where they are deleted and restored', async (language, [files, folders], texts) => {
  startTexts(() => Promise.resolve(language === 'no' ? no : en), language);
  await loadTexts('files');
  const t = textsIn<typeof en>('files');
  const counted = countedKind(files, folders);
  expect([t('panel.delete.confirm', counted), t('panel.delete.done', counted), t('panel.deleted.restored', counted)]).toEqual(texts);
});

test('when every file was refused, nothing is said to be restored', async () => {
  startTexts(() => Promise.resolve(no), 'no');
  await loadTexts('files');
  expect(textsIn<typeof en>('files')('panel.deleted.restored', countedKind(0, 0))).toBe('Ingenting ble hentet tilbake');
});
