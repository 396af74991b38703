import { useTexts } from '#kernel/web/texts.ts';
import { Notice } from '#ui/Notice.tsx';
import type { SmsSending } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';

/** Says where messages go when they do not go to telephones. */
export function GatewayNotice({ gateway }: Pick<SmsSending, 'gateway'>) {
  const t = useTexts<typeof en>('sms');
  if (gateway === 'ready') return null;
  if (gateway === 'none')
    return (
      <Notice tone="warn" title={t('noGateway')}>
        {t('noGatewayText')}
      </Notice>
    );
  return (
    <Notice tone="note">
      {t('outbox')}{' '}
      <a href="/outbox" target="_blank" rel="noreferrer">
        {t('openOutbox')}
      </a>
    </Notice>
  );
}
