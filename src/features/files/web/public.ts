import { lazyComponent } from '#kernel/web/parts.ts';

/** Files in a form, sent together with its other fields: `<FilesField label={…} most={5} {...form.fields.getInputProps('files')} />`. */
export const FilesField = lazyComponent(async () => (await import('./FilesField.tsx')).FilesField, 'files');

/** The files of one record, for its page: `<FilesPanel place={{ files: contractFiles, ownerId: contract.id }} />`. */
export const FilesPanel = lazyComponent(async () => (await import('./panel/FilePanel.tsx')).FilePanel, 'files');

/** Files in a form with their folders, sent together with its other fields; `attached` is a value of the form. */
export const AttachField = lazyComponent(async () => (await import('./attach/AttachField.tsx')).AttachField, 'files');
/** A field that chooses a folder of an owner's files: `<FolderField label={…} place={{ files: personFiles, ownerId }} {...form.fields.getInputProps('folderId')} />`. */
export const FolderField = lazyComponent(async () => (await import('./FolderField.tsx')).FolderField, 'files');
/** The value of `FilesField`; never kept as a draft (`omit`). */
export { ChosenFiles } from './attach/attached.ts';
/** The value of `AttachField`: its rule, what it begins with, and the fields of the call. */
export { attachedChanges, AttachedSchema, nothingAttached, ofNewRecord, refusalsOf, type Attached } from './attach/attached.ts';
