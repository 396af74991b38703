import { currentUser } from './session.ts';

/** The unsaved values of one form. */
export interface Draft {
  /** When it was stored, as an instant. */
  at: string;
  value: unknown;
}

/** The owner of drafts: an account, or an account in one company. */
interface Owner {
  accountId: string;
  companyId?: number;
}

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export interface RecordDrafts {
  /** `place` identifies the form and its record: `person/{id}/contact`. */
  keep: (place: string, value: unknown, now?: Date) => void;
  find: (place: string, now?: Date) => Draft | undefined;
  drop: (place: string) => void;
  /** Deletes all drafts of other accounts: two users may share a browser. */
  dropAllBut: (accountId: string) => void;
  dropOf: (owner: Owner) => void;
  /** Deletes those of an account, and keeps nothing more on this page: its forms are still open as it is left. */
  end: (accountId: string) => void;
}

const prefix = 'samspill.draft/';
const daysKept = 14;

/**
 * Drafts of forms about a record, per account and company, in the browser's storage: they survive a reload, a crash and the end of a session.
 * The form must omit values that may not be stored there (national numbers, accounts, health, pay).
 */
export function createRecordDrafts(shelf: () => Shelf, owner: () => Required<Owner> | undefined): RecordDrafts {
  let isOver = false;
  const keyOf = (place: string): string | undefined => {
    const who = owner();
    return who && `${prefixOf(who)}${place}`;
  };
  const dropWhere = (isDropped: (key: string) => boolean): void => {
    const keys = Array.from({ length: shelf().length }, (_unused, index) => shelf().key(index) ?? '');
    for (const key of keys) if (key.startsWith(prefix) && isDropped(key)) shelf().removeItem(key);
  };
  const drop = (place: string): void => shelf().removeItem(keyOf(place) ?? '');
  return {
    keep: (place, value, now = new Date()) => {
      const key = keyOf(place);
      if (key && !isOver) setItem(shelf(), key, JSON.stringify({ at: now.toISOString(), value }));
    },
    find: (place, now = new Date()) => {
      const draft = draftIn(shelf().getItem(keyOf(place) ?? ''));
      const isOld = draft && now.getTime() - Date.parse(draft.at) > daysKept * 24 * 3_600_000;
      if (isOld) drop(place);
      return isOld ? undefined : draft;
    },
    drop,
    dropAllBut: (accountId) => dropWhere((key) => !key.startsWith(prefixOf({ accountId }))),
    dropOf: (who) => dropWhere((key) => key.startsWith(prefixOf(who))),
    end: (accountId) => {
      isOver = true;
      dropWhere((key) => key.startsWith(prefixOf({ accountId })));
    },
  };
}

/** The drafts of the signed-in user. */
export const recordDrafts = createRecordDrafts(
  () => localStorage,
  () => currentUser(),
);

/**
 * Drafts of forms that are opened by a link, without signing in: on a device that may be anybody's, so they are kept in this tab alone. They survive a
 * reload, and end with the tab.
 */
export const tabDrafts = createRecordDrafts(
  () => sessionStorage,
  () => ({ accountId: 'link', companyId: 0 }),
);

function prefixOf({ accountId, companyId }: Owner): string {
  return companyId === undefined ? `${prefix}${accountId}/` : `${prefix}${accountId}/${companyId}/`;
}

/** If the storage is full or disabled, only the draft is lost. */
function setItem(shelf: Shelf, key: string, text: string): void {
  try {
    shelf.setItem(key, text);
  } catch {
    shelf.removeItem(key);
  }
}

/** The storage may contain anything; invalid drafts are ignored. */
function draftIn(text: string | null): Draft | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    const isDraft = typeof stored === 'object' && stored !== null && 'at' in stored && typeof stored.at === 'string' && 'value' in stored;
    return isDraft ? { at: String(stored.at), value: stored.value } : undefined;
  } catch {
    return undefined;
  }
}
