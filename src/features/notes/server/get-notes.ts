import { looksAtOwn } from '#kernel/server/actor.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { NoteEndpoints } from '../contract/endpoints.ts';
import { loggedRecord, type NoteOwner } from './note-owner.ts';
import { openRecord, presentNote } from './open-note.ts';
import { offeredChannels } from './reminder-channels.ts';
import { readNotes } from './store-note.ts';

/** An id that no person has. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** The notes on a record; viewing those on anything but oneself is logged. */
export function getNotes(owner: NoteOwner): Handler<NoteEndpoints['getNotes']> {
  return async (context, { query: { relatedId } }) => {
    const { company, actor, services, audit } = context;
    const access = await openRecord(context, owner, relatedId);
    const { companyUserId } = actor.member;
    // Private notes stay hidden while an administrator views the product as their creator.
    const reader = actor.member.viewedBy ? nobody : companyUserId;
    const rows = await readNotes(company, { kind: owner.kind, relatedId }, { companyUserId: reader, seesAll: access.sees === 'all' });
    const { companyUserId: person, recordName } = loggedRecord(owner, relatedId, access);
    if (!looksAtOwn(actor.member, person ?? null)) {
      const after = { looked: 'notes', ...(recordName !== undefined && { recordName }) };
      audit({ entity: owner.entity, entityId: relatedId, ...(person && { companyUserId: person }), after, isRepeatable: true });
    }
    return {
      notes: rows.map((row) => presentNote(row, { companyUserId: reader, access })),
      mayAdd: access.isOpen,
      channels: [...offeredChannels(services)],
    };
  };
}
