import { expect, test } from 'vitest';
import { CallError } from '#kernel/web/call-error.ts';
import { giveBack, type HandedOver } from './give-back.ts';

const team: HandedOver[] = ['kari', 'ola', 'per'].map((id) => ({ id, managerId: 'new' }));
const lost = new CallError({ status: 0, codes: ['common.Unknown'], unanswered: 'write' });
const refusal = new CallError({ status: 403, codes: ['common.Forbidden'] });
const chief = { version: 1, isActive: true, isPending: false, isExternal: false };

/** Undoes it where these people report to these managers, and some changes fail. */
async function undo({ managers = {}, failing = {}, hereFor = 99 }: Partial<Setup> = {}) {
  const changed: string[] = [];
  const { refused, ...outcome } = await giveBack({
    formerManagerId: 'chief',
    moved: team,
    read: async (id) => ({ ...chief, id, reportingToCompanyUserId: id in managers ? (managers[id] ?? null) : 'new' }),
    changeManager: async ({ id }) => {
      changed.push(id);
      if (failing[id]) throw failing[id];
      return undefined;
    },
    isHere: () => changed.length < hereFor,
  });
  return { ...outcome, refused: refused.map(({ one }) => one.id), changed };
}

interface Setup {
  managers: Record<string, string | null>;
  failing: Record<string, CallError>;
  hereFor: number;
}

test('moves everybody back, the one who took over last', async () => {
  expect(await undo()).toMatchObject({ back: 3, movedOn: 0, refused: [], changed: ['per', 'ola', 'kari'] });
});

test('leaves who has got another manager since', async () => {
  expect(await undo({ managers: { ola: 'other', per: null } })).toMatchObject({ back: 1, movedOn: 2, changed: ['kari'] });
});

test('counts who reports to the former manager already, as after an answer that was lost', async () => {
  expect(await undo({ managers: { ola: 'chief' } })).toMatchObject({ back: 3, movedOn: 0, changed: ['per', 'kari'] });
});

test('goes on after a refusal', async () => {
  expect(await undo({ failing: { ola: refusal } })).toMatchObject({ back: 2, refused: ['ola'] });
});

test('leaves the rest for another try when the connection is lost', async () => {
  expect(await undo({ failing: { ola: lost } })).toMatchObject({ back: 1, refused: ['ola', 'kari'], changed: ['per', 'ola'] });
});

test('stops when the tab is in another company', async () => {
  expect(await undo({ hereFor: 1 })).toMatchObject({ obstacle: 'elsewhere', back: 1, changed: ['per'] });
});
