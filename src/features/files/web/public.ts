import { lazyComponent } from '#kernel/web/parts.ts';
import { loadTexts } from '#kernel/web/texts.ts';

/** Files in a form, sent together with its other fields: `<FilesField label={…} most={5} {...form.fields.getInputProps('files')} />`. */
export const FilesField = lazyComponent(async () => {
  const [component] = await Promise.all([import('./FilesField.tsx'), loadTexts('files')]);
  return component.FilesField;
});

/** The files of one record, for its page: `<FilesPanel place={{ files: contractFiles, ownerId: contract.id }} />`. */
export const FilesPanel = lazyComponent(async () => {
  const [component] = await Promise.all([import('./panel/FilePanel.tsx'), loadTexts('files')]);
  return component.FilePanel;
});

/** Files in a form with their folders, sent together with its other fields; `attached` is a value of the form. */
export const AttachField = lazyComponent(async () => {
  const [component] = await Promise.all([import('./attach/AttachField.tsx'), loadTexts('files')]);
  return component.AttachField;
});
/** A field that chooses a folder of an owner's files: `<FolderField label={…} place={{ files: personFiles, ownerId }} {...form.fields.getInputProps('folderId')} />`. */
export const FolderField = lazyComponent(async () => {
  const [component] = await Promise.all([import('./FolderField.tsx'), loadTexts('files')]);
  return component.FolderField;
});
/** The value of `FilesField`; never kept as a draft (`omit`). */
export { ChosenFiles } from './attach/attached.ts';
/** The value of `AttachField`: its rule, what it begins with, and the fields of the call. */
export { attachedChanges, AttachedSchema, nothingAttached, ofNewRecord, refusalsOf, type Attached } from './attach/attached.ts';
