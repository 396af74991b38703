import { ConfirmAction } from '#kernel/web/ConfirmAction.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { PointList } from '#ui/PointList.tsx';
import { disconnectPowerOffice, disconnectTripletex, disconnectUniMicro } from '../../contract/endpoints-connections.ts';
import { linkRetentionDays, type AccountingSystem } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import { readsOfConnections } from './reads-of-connections.ts';

/** Asks before a system is disconnected: people stay where they are, and the key is gone (integrations.13). */
export function Disconnect({ provider, onClose }: { provider: AccountingSystem; onClose: () => void }) {
  const t = useTexts<typeof en>('integrations');
  const system = t(`systems.${provider}`);
  const disconnect = useDisconnect(provider);
  return (
    <ConfirmAction
      title={t('connect.disconnectTitle', { system })}
      onClose={onClose}
      act={disconnect}
      done={t('connect.disconnected', { system })}
      confirmLabel={t('connect.disconnect', { system })}
      isDestructive
    >
      <PointList aria-label={t('connect.disconnectTitle', { system })}>
        <li>{t('connect.peopleStay', { system })}</li>
        <li>{t('connect.keyGoes')}</li>
        <li>{t('connect.linksStay', { days: linkRetentionDays })}</li>
      </PointList>
    </ConfirmAction>
  );
}

function useDisconnect(provider: AccountingSystem): () => Promise<unknown> {
  const changes = readsOfConnections;
  const powerOffice = useWrite(disconnectPowerOffice, { changes });
  const tripletex = useWrite(disconnectTripletex, { changes });
  const uniMicro = useWrite(disconnectUniMicro, { changes });
  if (provider === 'poweroffice') return () => powerOffice.write({});
  if (provider === 'tripletex') return () => tripletex.write({});
  return () => uniMicro.write({ body: { provider }, files: [] });
}
