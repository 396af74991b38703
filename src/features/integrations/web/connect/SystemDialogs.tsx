import { useOpened } from '#kernel/web/address.ts';
import { useReadOnly } from '#kernel/web/session.ts';
import type { Integration } from '../../contract/entities.ts';
import type { AccountingSystem } from '../../contract/kinds.ts';
import { AboutSystem } from './AboutSystem.tsx';
import { ConnectPowerOffice } from './ConnectPowerOffice.tsx';
import { ConnectTripletex } from './ConnectTripletex.tsx';
import { ConnectUniMicro } from './ConnectUniMicro.tsx';
import { Disconnect } from './Disconnect.tsx';

interface DialogsProps {
  integration: Integration;
  provider: AccountingSystem;
  onClose: () => void;
}

/** What is open over the page about a system: how it stands, or what somebody does with its connection. */
export function SystemDialogs({ integration, provider, onClose }: DialogsProps) {
  const acting = useOpened('act');
  const isFixed = useReadOnly();
  const { isConnected, isAvailable, permissions } = integration;
  const mayAct = permissions.connect && !isFixed;
  if (mayAct && acting.id === 'disconnect' && isConnected) return <Disconnect provider={provider} onClose={acting.close} />;
  if (mayAct && acting.id === 'connect' && isAvailable)
    return <ConnectDialog integration={integration} provider={provider} onClose={acting.close} />;
  return <AboutSystem integration={integration} provider={provider} onAct={acting.open} onClose={onClose} />;
}

function ConnectDialog({ integration: { isConnected, takesAnyKey }, provider, onClose }: DialogsProps) {
  if (provider === 'poweroffice') return <ConnectPowerOffice isConnected={isConnected} onClose={onClose} />;
  if (provider === 'tripletex') return <ConnectTripletex isConnected={isConnected} takesAnyKey={takesAnyKey} onClose={onClose} />;
  return <ConnectUniMicro onClose={onClose} />;
}
