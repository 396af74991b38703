import { useFormat } from '#kernel/web/format.ts';
import type { CallError } from '#kernel/web/call-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useUploadTexts } from '#kernel/web/upload-texts.ts';
import { FileDrop } from '#ui/FileDrop.tsx';
import type { en } from '../../texts/en.ts';
import type { FileList, FilePlace } from '../file-place.ts';
import { useFiles } from '../use-files.ts';
import { refusalsOf, withFiles, type Attached } from './attached.ts';
import styles from './attach.module.css';
import { FolderChoice, foldersOf, type ChosenFolder } from './FolderChoice.tsx';
import { FolderNames } from './FolderNames.tsx';
import { Refusal } from './Refusal.tsx';
import { StoredPlaces } from './StoredPlaces.tsx';

export interface AttachFieldProps {
  label: string;
  value: Attached;
  onChange: (attached: Attached) => void;
  /** How many files the call accepts. */
  most: number;
  /** The files that the record has already; undefined for a new record. */
  place?: FilePlace | undefined;
  /** Why the call was refused: each part says its own reason. */
  error?: CallError | undefined;
  /** What the form says of a field of the value: `newFolders.0.tagName`. */
  errorAt: (path: string) => string | undefined;
}

/** Files in a form with their folders, saved together with its other fields. */
export function AttachField({ place, ...field }: AttachFieldProps) {
  return place ? <OfRecord {...field} place={place} /> : <Whole {...field} stored={undefined} />;
}

function OfRecord({ place, ...field }: AttachFieldProps & { place: FilePlace }) {
  const { answer } = useFiles(place);
  return <Whole {...field} stored={answer} />;
}

function Whole({ label, value, onChange, most, error, errorAt, stored }: AttachFieldProps & { stored: FileList | undefined }) {
  const t = useTexts<typeof en>('files');
  const texts = useUploadTexts(t('panel.atMost', { count: most }), true);
  const format = useFormat();
  const refusals = refusalsOf(error?.details);
  const folders = foldersOf(value, stored?.tags ?? []);
  const setFolder = (index: number, folder: string) =>
    onChange({ ...value, files: value.files.map((one, at) => (at === index ? { ...one, folder } : one)) });
  return (
    <div className={styles['whole']}>
      <FileDrop
        label={label}
        files={value.files.map(({ file }) => file)}
        onChange={(files) => onChange(withFiles(value, files.slice(0, most)))}
        isMultiple
        sizeOf={({ size }) => format.bytes(size)}
        below={value.files.map(({ file: { name }, folder }, index) => (
          <Below
            // Two chosen files may have the same name.
            key={`${index} ${name}`}
            code={refusals.get(`files[${index}]`)}
            name={name}
            folders={folders}
            folder={folder}
            onChange={(next) => setFolder(index, next)}
          />
        ))}
        texts={texts}
      />
      <FolderNames value={value} onChange={onChange} stored={stored?.tags ?? []} refusals={refusals} errorAt={errorAt} />
      {stored && stored.files.length > 0 && folders.length > 0 && (
        <StoredPlaces value={value} onChange={onChange} stored={stored.files} folders={folders} refusals={refusals} />
      )}
    </div>
  );
}

interface BelowProps {
  code: string | undefined;
  name: string;
  folders: readonly ChosenFolder[];
  folder: string;
  onChange: (folder: string) => void;
}

/** Under a chosen file: why it was refused, and the folder it comes into. */
function Below({ code, name, folders, folder, onChange }: BelowProps) {
  const t = useTexts<typeof en>('files');
  return (
    <>
      <Refusal code={code} />
      {folders.length > 0 && <FolderChoice label={t('attach.folderOf', { name })} folders={folders} value={folder} onChange={onChange} />}
    </>
  );
}
