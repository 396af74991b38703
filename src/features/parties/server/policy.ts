import type { Membership } from '#kernel/server/actor.ts';

interface PartyRights {
  see: boolean;
  change: boolean;
}

/**
 * Parties are for those who work with contracts, digital signing or data protection (parties.2). Both are asked: the permission, which an API key
 * may lack, and the level of the role.
 */
export function partyRights({ levels, permissions, features }: Pick<Membership, 'levels' | 'permissions' | 'features'>): PartyRights {
  const contracts = permissions.has('Contracts') && features.has('contracts') ? levels.contractRegister : 'none';
  const gdpr = permissions.has('Gdpr') && features.has('gdpr') ? levels.gdpr : 'none';
  const signing = permissions.has('Esigning') ? levels.digitalSigning : 'none';
  const change = [contracts, gdpr, signing].includes('full');
  // Everybody may sign; only those who send for all see whom the company signs with.
  return { see: change || contracts !== 'none' || gdpr !== 'none', change };
}
