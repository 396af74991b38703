import { join } from 'node:path';
import { register } from '#kernel/server/registers.ts';
import type { Services } from '#kernel/server/services.ts';
import { folderAccessPoint, httpAccessPoint } from './access-point.ts';
import type { AccessPoint } from './access-point.ts';
import { lookUpParticipant } from './look-up-participant.ts';
import type { Found, ParticipantQuery } from './look-up-participant.ts';

/** The way into the network: who takes what in it, and who sends for the seller. */
export interface EhfPorts {
  name: string;
  lookUp: (wanted: ParticipantQuery) => Promise<Found>;
  send: AccessPoint;
}

/** Another way than the configured one; the first counts. */
export const ehfPorts = register<EhfPorts>('invoicing.ehfPorts', ({ name }) => name);

export function openEhfPorts({ config, clock, registers }: Pick<Services, 'config' | 'clock' | 'registers'>): EhfPorts {
  const [other] = registers.of(ehfPorts).values();
  const { zone, accessPoint } = config.ehf;
  return (
    other ?? {
      name: 'configured',
      // The demo asks nobody: there everybody takes EHF.
      lookUp: async (wanted) => (zone === 'embedded' ? 'takes' : lookUpParticipant(wanted, { zone, now: clock.now() })),
      send: accessPoint ? httpAccessPoint(accessPoint) : folderAccessPoint(join(config.dataDir, 'ehf')),
    }
  );
}

/** Whether an organisation can be sent EHF; asked outside a transaction. */
export function findEhfRecipient(services: Pick<Services, 'config' | 'clock' | 'registers'>, registryId: string): Promise<Found> {
  return openEhfPorts(services).lookUp({ registryId, kind: 'invoice' });
}
