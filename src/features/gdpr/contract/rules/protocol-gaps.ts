import { isEmptyText, type LocalText } from '../local-text.ts';
import type { protocolGaps } from '../protocol.ts';

interface ProtocolFacts {
  dpoRequired: boolean;
  dpoReason: LocalText;
  responsible: object | null;
  contactPerson: object | null;
  dataProtectionOfficer: object | null;
  states: readonly ('draft' | 'final')[];
}

/** What a protocol lacks before it could be handed out (gdpr.4). An officer only where one is required; otherwise the reason why not. */
export function missingOf({ dpoRequired, dpoReason, states, ...people }: ProtocolFacts): (typeof protocolGaps)[number][] {
  const gaps = {
    responsible: people.responsible === null,
    contactPerson: people.contactPerson === null,
    dataProtectionOfficer: dpoRequired && people.dataProtectionOfficer === null,
    dpoReason: !dpoRequired && isEmptyText(dpoReason),
    treatments: states.length === 0,
    drafts: states.includes('draft'),
  };
  const names = ['responsible', 'contactPerson', 'dataProtectionOfficer', 'dpoReason', 'treatments', 'drafts'] as const;
  return names.filter((name) => gaps[name]);
}
