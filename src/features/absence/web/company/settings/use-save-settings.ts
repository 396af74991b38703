import { useState } from 'react';
import { CallError, isRecord } from '#kernel/web/call-error.ts';
import type { FormDraft } from '#kernel/web/form-drafts.ts';
import { conflictsOf, readForDraft, rebased } from '#kernel/web/rebase.ts';
import { showError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { updateSettings } from '../../../contract/endpoints-company.ts';
import type { AbsenceSettings } from '../../../contract/entities-settings.ts';
import type { en } from '../../../texts/en.ts';
import { countedLines } from '../../counted-lines.ts';
import { readsOfSettings } from '../../reads-of-absence.ts';
import { changesOf, valuesOf, type SettingsKey, type SettingsValues } from './settings-values.ts';

/** The settings as last read. */
export interface Saved {
  version: number;
  values: SettingsValues;
}

export interface Conflict {
  keys: readonly SettingsKey[];
  mine: SettingsValues;
  theirs: SettingsValues;
  settle: (taken: readonly string[]) => void;
  cancel: () => void;
}

/** The settings that a draft was typed over, where they have changed since. */
function savedForDraft({ version, values }: Saved, draft: FormDraft): Saved {
  const { record, base } = readForDraft({ record: { version }, base: values }, draft);
  return { version: record?.version ?? version, values: base };
}

export function savedOf(settings: AbsenceSettings): Saved {
  return { version: settings.version, values: valuesOf(settings) };
}

interface SavedForm {
  /** Asks about what the changes count again; `isAgain`: they meet a change of others, and what was confirmed is not asked again. */
  isConfirmed: (changes: Partial<SettingsValues>, isAgain: boolean) => Promise<boolean>;
  setValues: (values: SettingsValues) => void;
  onSaved: (values: SettingsValues) => void;
}

/** Saves the changes once they are meant; concurrent changes are kept, or the user is asked where both changed the same setting. */
export function useSaveSettings(initial: Saved, { isConfirmed, setValues, onSaved }: SavedForm) {
  const t = useTexts<typeof en>('absence');
  const { write } = useWrite(updateSettings, { changes: readsOfSettings });
  const [base, setBase] = useState(initial);
  const [met, setMet] = useState<{ theirs: Saved; mine: SettingsValues }>();

  async function save(mine: SettingsValues, on: Saved = base, isAgain = false): Promise<SettingsValues | undefined> {
    const changes = changesOf(on.values, mine);
    if (Object.keys(changes).length === 0) {
      showToast({ title: t('settings.nothingChanged') });
      setBase(on);
      setMet(undefined);
      return on.values;
    }
    if (!(await isConfirmed(changes, isAgain))) return undefined;
    const { settings, ...counted } = await write({ body: { ...changes, version: on.version } });
    const saved = savedOf(settings);
    setBase(saved);
    setMet(undefined);
    showToast({ title: t('settings.saved'), lines: countedLines(t, counted) });
    return saved.values;
  }

  /** Whether the refusal was a conflict; one of other settings is no question, so the changes are saved on top of it. */
  function meet(error: unknown, mine: SettingsValues, read = base): boolean {
    const current = error instanceof CallError && error.has('common.Conflict') ? error.details['current'] : undefined;
    if (!isSettings(current)) return false;
    const theirs = savedOf(current);
    if (conflictsOf(read.values, mine, theirs.values).length > 0) setMet({ theirs, mine });
    else void saveOver(theirs, rebased({ base: read.values, mine, theirs: theirs.values }, []));
    return true;
  }

  async function saveOver(theirs: Saved, mine: SettingsValues): Promise<void> {
    setBase(theirs);
    setMet(undefined);
    setValues(mine);
    try {
      const saved = await save(mine, theirs, true);
      if (saved) onSaved(saved);
    } catch (error) {
      if (!meet(error, mine, theirs)) showError(error);
    }
  }

  const clash: Conflict | undefined = met && {
    keys: conflictsOf(base.values, met.mine, met.theirs.values),
    mine: met.mine,
    theirs: met.theirs.values,
    settle: (taken) => void saveOver(met.theirs, rebased({ base: base.values, mine: met.mine, theirs: met.theirs.values }, taken)),
    cancel: () => setMet(undefined),
  };
  const goBackTo = (draft: FormDraft): void => setBase(savedForDraft(base, draft));
  return { save, meet, clash, goBackTo, base: base.values, version: base.version };
}

function isSettings(value: unknown): value is AbsenceSettings {
  return isRecord(value) && typeof value['version'] === 'number' && 'availableAbsenceDays' in value;
}
