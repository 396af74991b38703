import { writtenOrganisationNumber } from '#features/company/contract/organisation-number.ts';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { getParty } from '../../contract/endpoints.ts';
import { registerAddress } from '../../contract/rules/register-address.ts';
import type { en } from '../../texts/en.ts';
import styles from './picker.module.css';
import { RegisterStateBadge } from './RegisterStateBadge.tsx';

/** Who the chosen party is, and when the business register was asked about it. */
export function ChosenParty({ partyId }: { partyId: string }) {
  const t = useTexts<typeof en>('parties');
  const format = useFormat();
  const { answer } = useCall(getParty, { query: { partyId } }, { staleMinutes: 2 });
  // Its place is kept.
  if (!answer) return <p className={styles['chosen']} data-waiting />;
  const { kind, registryId, address, register } = answer.party;
  const copied = register?.company ? registerAddress(register.company) : null;
  const about = [
    t(`picker.kinds.${kind}`),
    registryId && t('picker.number', { number: writtenOrganisationNumber(registryId) }),
    address ?? copied,
    register && t('picker.copied', { moment: format.moment(register.copiedAt) }),
  ];
  return (
    <p className={styles['chosen']}>
      <span>{about.filter(Boolean).join(' · ')}</span>
      {register && register.state !== 'active' && <RegisterStateBadge state={register.state} />}
    </p>
  );
}
