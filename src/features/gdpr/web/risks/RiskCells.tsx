import { IconAlertTriangle, IconCircleCheck, IconCircleDashed, IconRefresh } from '@tabler/icons-react';
import { usePath, useQuery } from '#kernel/web/address.ts';
import { Link } from '#kernel/web/Link.tsx';
import { StatusBadge, type Tone } from '#ui/StatusBadge.tsx';
import type { RiskAssessment } from '../../contract/endpoints-risks.ts';
import type { RiskLevel } from '../../contract/kinds.ts';
import { LocalName } from '../components/LocalName.tsx';
import { useGdprTexts, useLocalText } from '../gdpr-words.ts';

/** What can happen, which opens the risk over the list. */
export function RiskName({ risk: { riskAssessmentId, overview } }: { risk: RiskAssessment }) {
  const path = usePath();
  const [query] = useQuery();
  const name = useLocalText()(overview);
  return (
    <LocalName text={overview}>
      <Link to={path} query={{ ...query, risk: riskAssessmentId }} opens="risk" title={name}>
        {name}
      </Link>
    </LocalName>
  );
}

const toneOf: Readonly<Record<RiskLevel, Tone>> = { low: 'good', medium: 'warn', high: 'bad' };

/** A score in its number and its word. */
export function RiskScore({ score: { score, level } }: { score: NonNullable<RiskAssessment['inherent']> }) {
  const t = useGdprTexts();
  return (
    <StatusBadge tone={toneOf[level]} icon={level === 'low' ? IconCircleCheck : IconAlertTriangle}>
      {t('risks.score', { score, level: t(`risks.levels.${level}`) })}
    </StatusBadge>
  );
}

/** Whether a risk is treated, and whether it has to be looked at again. */
export function RiskState({ risk: { treated, isStale } }: { risk: RiskAssessment }) {
  const t = useGdprTexts();
  if (isStale) {
    return (
      <StatusBadge tone="warn" icon={IconRefresh}>
        {t('risks.stale')}
      </StatusBadge>
    );
  }
  return (
    <StatusBadge tone={treated ? 'good' : 'still'} icon={treated ? IconCircleCheck : IconCircleDashed}>
      {t(treated ? 'risks.treated' : 'risks.open')}
    </StatusBadge>
  );
}
