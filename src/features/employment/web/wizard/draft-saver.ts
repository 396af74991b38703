import { CallError, isRecord } from '#kernel/web/call-error.ts';
import type { DraftResult } from '#kernel/web/form-drafts.ts';
import { conflictsOf, rebased } from '#kernel/web/rebase.ts';
import { createStore, type Store } from '#kernel/web/store.ts';
import type { EmploymentDocument } from '../../contract/document.ts';
import type { DraftChanges } from '../draft.ts';
import { canBeSent, changedBy, changesOf, contentOfDraft, differing, fieldsOf, type DraftFields } from './draft-fields.ts';
import { readStored, type StoredDraft } from './stored-draft.ts';

/** Where saving stands; `waiting` for the connection, `held` by a field that no contract may have, `conflict` by a change of somebody else. */
export type SaveState = { kind: 'saved' | 'saving' | 'waiting' | 'held' | 'conflict' } | { kind: 'refused'; error: CallError };

/** What both sides changed since this page read the draft. */
export interface DraftConflict {
  names: readonly string[];
  mine: DraftFields;
  theirs: DraftFields;
  document: EmploymentDocument;
}

export interface SaverView {
  /** As last saved. */
  document: EmploymentDocument;
  /** With what is typed. */
  fields: DraftFields;
  state: SaveState;
  conflict: DraftConflict | undefined;
}

interface SaverPorts {
  send: (changes: DraftChanges, version: number) => Promise<EmploymentDocument>;
  /** Keeps what is not saved in the browser; undefined when everything is. Answers whether it could keep all. */
  keep: (draft: StoredDraft | undefined) => boolean;
  /** Ends when the server answers again and it is time to try. */
  recover: (failures: number) => Promise<void>;
}

/** The delay after the last change (employment.40). */
const restMilliseconds = 2000;

/** Saves what is typed in a draft, merges what others save meanwhile, and loses nothing (employment.40–41). */
export class DraftSaver {
  readonly view: Store<SaverView>;
  readonly #ports: SaverPorts;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<boolean> | undefined;
  #failures = 0;
  #isRecovering = false;
  #isKept = true;
  /** Not settled yet, shown or left for later. */
  #conflict: DraftConflict | undefined;

  constructor(document: EmploymentDocument, ports: SaverPorts) {
    this.#ports = ports;
    this.view = createStore<SaverView>({ document, fields: fieldsOf(document), state: { kind: 'saved' }, conflict: undefined });
  }

  change = (changes: DraftChanges): void => {
    const { document, fields } = this.view.get();
    this.#show({ fields: changedBy(fields, changes, contentOfDraft(document).template) });
    if (!this.#conflict) this.#rest();
  };

  /** Sends what can be sent; answers whether everything is saved. */
  flush = async (): Promise<boolean> => {
    clearTimeout(this.#timer);
    if (this.#conflict) this.#show({ conflict: this.#conflict });
    let isSent = true;
    while (isSent && this.#sendable().length > 0) isSent = await this.#send();
    return this.#unsaved().length === 0;
  };

  /** Lays over what was typed before a reload or a crash; answers whether there was anything. */
  resume(stored: unknown): boolean {
    const draft = readStored(stored);
    const { document } = this.view.get();
    if (!draft) return false;
    const theirs = fieldsOf(document);
    const base = { ...theirs, ...draft.from };
    this.#merge(document, { base, mine: { ...base, ...draft.to } });
    return this.#unsaved().length > 0;
  }

  /** A newer state of the document, as another tab or somebody else has saved it. */
  meet = (theirs: EmploymentDocument): void => {
    const { document, fields } = this.view.get();
    if (theirs.version <= document.version || theirs.content === null || this.#running) return;
    this.#merge(theirs, { base: fieldsOf(document), mine: fields });
  };

  /** Ends a conflict: the named fields are taken from the other side. */
  settle = (taken: readonly string[]): void => {
    const conflict = this.#conflict;
    if (!conflict) return;
    const { document, fields: mine } = this.view.get();
    const fields = rebased({ base: fieldsOf(document), mine, theirs: conflict.theirs }, taken, differing);
    this.#conflict = undefined;
    this.#show({ document: conflict.document, fields, conflict: undefined });
    this.#show({ state: this.#stateAtRest('saving') });
    void this.flush();
  };

  /** Leaves a conflict for later; nothing is saved until it is settled. */
  postpone = (): void => this.#show({ conflict: undefined });

  /** Whether something is typed that cannot be saved now. */
  isStuck = (): boolean => this.#unsaved().length > 0 && !['saved', 'saving'].includes(this.view.get().state.kind);

  /** Keeps in the browser what is not saved; answers whether there is anything. */
  keep = (): boolean => {
    const { document, fields } = this.view.get();
    const names = this.#unsaved();
    const base = fieldsOf(document);
    const only = (from: DraftFields) => Object.fromEntries(names.map((name) => [name, from[name]]));
    this.#isKept = this.#ports.keep(names.length === 0 ? undefined : { from: only(base), to: only(fields) });
    return names.length > 0;
  };

  /** The same at the end of a session, after which the page is left: what no browser may keep is lost then, such as pay. */
  keepAtEnd = (): DraftResult => {
    const isTyped = this.keep();
    if (!this.#isKept) return 'lost';
    return isTyped ? 'kept' : 'nothing';
  };

  /** Whether something is typed that would be lost with the page. */
  hasUnkept = (): boolean => !this.#isKept;

  #unsaved(): string[] {
    const { document, fields } = this.view.get();
    return differing(fieldsOf(document), fields);
  }

  #sendable(): string[] {
    const { fields } = this.view.get();
    if (this.#conflict) return [];
    const names = this.#unsaved();
    const held = names.filter((name) => !canBeSent(name, fields[name]));
    // Clauses are sent all or none.
    const holdsClauses = held.some((name) => name.startsWith('clause.'));
    return names.filter((name) => !held.includes(name) && !(holdsClauses && (name === 'order' || name.startsWith('clause.'))));
  }

  #show(part: Partial<SaverView>): void {
    this.view.set({ ...this.view.get(), ...part });
    this.keep();
  }

  #rest(milliseconds = restMilliseconds): void {
    clearTimeout(this.#timer);
    if (!this.#isRecovering) this.#show({ state: this.#stateAtRest('saving') });
    this.#timer = setTimeout(() => void this.#send(), milliseconds);
  }

  #stateAtRest(otherwise: 'saved' | 'saving'): SaveState {
    if (this.#unsaved().length === 0) return { kind: 'saved' };
    return this.#sendable().length === 0 ? { kind: 'held' } : { kind: otherwise };
  }

  /** Sends once; concurrent callers share it. */
  #send(): Promise<boolean> {
    this.#running ??= this.#sendOnce().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #sendOnce(): Promise<boolean> {
    const names = this.#sendable();
    const { document, fields: sent } = this.view.get();
    if (names.length === 0) return true;
    this.#show({ state: { kind: 'saving' } });
    try {
      const saved = await this.#ports.send(changesOf(sent, names), document.version);
      this.#failures = 0;
      const base = { ...fieldsOf(document), ...Object.fromEntries(names.map((name) => [name, sent[name]])) };
      const fields = rebased({ base, mine: this.view.get().fields, theirs: fieldsOf(saved) }, [], differing);
      this.#show({ document: saved, fields });
      // What was typed meanwhile is saved by itself.
      if (this.#sendable().length > 0) this.#rest();
      else this.#show({ state: this.#stateAtRest('saved') });
      return true;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      return this.#afterFailure(error);
    }
  }

  #afterFailure(error: CallError): boolean {
    const { document, fields } = this.view.get();
    // The server's answer to a conflict.
    const theirs = error.has('common.Conflict') && isRecord(error.details['document']) ? error.details['document'] : undefined;
    // As above.
    if (theirs) return this.#merge(theirs as unknown as EmploymentDocument, { base: fieldsOf(document), mine: fields });
    if (error.offline || error.status === 429 || error.status >= 500) void this.#recover();
    else this.#show({ state: { kind: 'refused', error } });
    return false;
  }

  async #recover(): Promise<void> {
    this.#show({ state: { kind: 'waiting' } });
    if (this.#isRecovering) return;
    this.#isRecovering = true;
    this.#failures += 1;
    await this.#ports.recover(this.#failures);
    this.#isRecovering = false;
    await this.#send();
  }

  /** Merges another state of the document; answers whether both sides fit together. */
  #merge(document: EmploymentDocument, { base, mine }: { base: DraftFields; mine: DraftFields }): boolean {
    const theirs = fieldsOf(document);
    const names = conflictsOf(base, mine, theirs, differing).filter((name) => name !== 'name' && name !== 'order');
    if (names.length > 0) {
      // What was read is kept as the base until it is settled.
      this.#conflict = { names, mine, theirs, document };
      this.#show({ fields: mine, conflict: this.#conflict, state: { kind: 'conflict' } });
      return false;
    }
    this.#conflict = undefined;
    this.#show({ document, fields: rebased({ base, mine, theirs }, [], differing) });
    this.#show({ state: this.#stateAtRest('saving') });
    if (this.#sendable().length > 0) this.#rest();
    return true;
  }
}
