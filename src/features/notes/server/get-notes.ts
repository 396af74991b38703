import type { Handler } from '#kernel/server/serve.ts';
import type { NoteEndpoints } from '../contract/endpoints.ts';
import type { NoteOwner } from './note-owner.ts';
import { openRecord, shownNote } from './open-note.ts';
import { offeredChannels } from './reminder-channels.ts';
import { readNotes } from './store-note.ts';

/** The notes on a record; a look at those on somebody else stands in the log. */
export function getNotes(owner: NoteOwner): Handler<NoteEndpoints['getNotes']> {
  return async (context, { query: { relatedId } }) => {
    const { company, actor, audit } = context;
    const standing = await openRecord(context, owner, relatedId);
    const { companyUserId } = actor.member;
    const rows = await readNotes(company, { kind: owner.kind, relatedId }, { companyUserId, seesAll: standing.sees === 'all' });
    const person = owner.personOf?.(relatedId);
    if (person && person !== companyUserId)
      audit({ entity: 'companyUser', entityId: person, companyUserId: person, after: { looked: 'notes' } });
    return {
      notes: rows.map((row) => shownNote(row, { companyUserId, standing })),
      mayAdd: standing.isOpen,
      channels: [...offeredChannels()],
    };
  };
}
