import { expect, test } from 'vitest';
import { readForDraft } from '#kernel/web/rebase.ts';
import type { Company } from '../../contract/entities.ts';
import { saveSettings, type ReadSettings } from './save-settings.ts';
import { valuesOf, type SettingsValues } from './settings-values.ts';

// Only what the form reads.
const opened = {
  version: 4,
  language: 'no',
  timeZone: 'Europe/Oslo',
  mfaRequired: false,
  sessionLengthMinutes: null,
  managersSeePay: false,
  leaverRetentionMonths: 6,
  logRetentionMonths: 24,
  lookersNamed: true,
  interests: ['people'],
  properties: { features: {} },
} as unknown as Company;

/** Saves over a company that was read; the server answers with the next version. */
async function saved(read: ReadSettings, changes: Partial<SettingsValues>, failing?: 'interests') {
  const sent: object[] = [];
  const after = { read };
  const answer = (call: string) => async (body: { version?: number | undefined }) => {
    if (call === failing) throw new Error('unreachable');
    sent.push({ call, ...body });
    return { company: { ...opened, version: Number(body.version) + 1 } };
  };
  const noteRead = (next: ReadSettings) => (after.read = next);
  const end = await saveSettings(
    read,
    { ...read.base, ...changes },
    { settings: answer('settings'), interests: answer('interests'), noteRead },
  ).catch((error: Error) => error.message);
  return { sent, end, read: after.read };
}

const read: ReadSettings = { record: opened, base: valuesOf(opened) };

test('sends interests over the version that was read', async () => {
  const { sent } = await saved(read, { interests: ['absence'] });
  expect(sent).toEqual([{ call: 'interests', interests: ['absence'], version: 4 }]);
});

test('sends interests over the version that its own settings made', async () => {
  const { sent } = await saved(read, { mfaRequired: true, interests: ['absence'] });
  expect(sent).toEqual([
    { call: 'settings', mfaRequired: true, version: 4 },
    { call: 'interests', interests: ['absence'], version: 5 },
  ]);
});

test('sends only the next change after a save, over what was saved', async () => {
  const first = await saved(read, { mfaRequired: true });
  const second = await saved(first.read, { logRetentionMonths: 12 });
  expect(second.sent).toEqual([{ call: 'settings', logRetentionMonths: 12, version: 5 }]);
});

test('sends interests alone when only they were not saved', async () => {
  const first = await saved(read, { mfaRequired: true, interests: ['absence'] }, 'interests');
  expect(first.end).toBe('unreachable');
  const second = await saved(first.read, { interests: ['absence'] });
  expect(second.sent).toEqual([{ call: 'interests', interests: ['absence'], version: 5 }]);
});

test('sends a restored draft over the version that it was typed over', async () => {
  const newer = { ...opened, version: 9, timeZone: 'Europe/London' };
  const draft = { version: 4, from: { timeZone: 'Europe/Oslo' }, to: { timeZone: 'Europe/Paris' } };
  const { sent } = await saved(readForDraft({ record: newer, base: valuesOf(newer) }, draft), draft.to);
  expect(sent).toEqual([{ call: 'settings', timeZone: 'Europe/Paris', version: 4 }]);
});
