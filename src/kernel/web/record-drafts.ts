import { currentUser } from './session.ts';

/** What was typed into one form and not saved. */
export interface Draft {
  /** When it was kept, as an instant. */
  at: string;
  value: unknown;
}

/** Whose drafts: of one account, or of one account in one company. */
interface Owner {
  accountId: string;
  companyId?: number;
}

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export interface RecordDrafts {
  /** `place` says which form of which record: `person/{id}/contact`. */
  keep: (place: string, value: unknown, now?: Date) => void;
  find: (place: string, now?: Date) => Draft | undefined;
  drop: (place: string) => void;
  /** Forgets everything of others than this account: two people may share a browser. */
  dropAllBut: (accountId: string) => void;
  dropOf: (owner: Owner) => void;
}

const prefix = 'samspill.draft/';
const daysKept = 14;

/**
 * Drafts of forms about one record, per account and company, in the browser's own storage: they outlive a reload, a crash and the end of a session.
 * What must not lie there in the open (national numbers, accounts, health, pay) is for the form to leave out.
 */
export function createRecordDrafts(shelf: () => Shelf, owner: () => Required<Owner> | undefined): RecordDrafts {
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
      if (key) setItem(shelf(), key, JSON.stringify({ at: now.toISOString(), value }));
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
  };
}

/** The drafts of whoever is signed in. */
export const recordDrafts = createRecordDrafts(
  () => localStorage,
  () => currentUser(),
);

function prefixOf({ accountId, companyId }: Owner): string {
  return companyId === undefined ? `${prefix}${accountId}/` : `${prefix}${accountId}/${companyId}/`;
}

/** A browser that is full or keeps nothing loses the draft, not the form. */
function setItem(shelf: Shelf, key: string, text: string): void {
  try {
    shelf.setItem(key, text);
  } catch {
    shelf.removeItem(key);
  }
}

/** Anybody may write into the storage of a browser; what is no draft is none. */
function draftIn(text: string | null): Draft | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    const isDraft = typeof kept === 'object' && kept !== null && 'at' in kept && typeof kept.at === 'string' && 'value' in kept;
    return isDraft ? { at: String(kept.at), value: kept.value } : undefined;
  } catch {
    return undefined;
  }
}
