import { Skeleton } from '@mantine/core';
import { checkCompanyLimits } from '#features/billing/contract/endpoints.ts';
import { Link } from '#kernel/web/Link.tsx';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { CardSection } from '#ui/CardSection.tsx';
import { ProgressLine } from '#ui/ProgressLine.tsx';
import type { en } from '../../texts/en.ts';

/** How many of the company's signatures are used, on the page of the organisation (signing.78). */
export function SignaturesCard() {
  const t = useTexts<typeof en>('signing');
  const read = useCall(checkCompanyLimits, { body: { limits: ['signatureLimit'] } });
  return (
    <CardSection title={t('list.title')}>
      <Loaded read={read} skeleton={<Skeleton height={48} radius="md" />}>
        {({ limits: { signatureLimit: { used, limit } = { used: 0, limit: null } } }) =>
          limit === null ? (
            <p>{t('list.usedOnly', { used })}</p>
          ) : (
            <ProgressLine
              label={t('list.signatures')}
              share={limit === 0 ? 1 : Math.min(1, used / limit)}
              text={t('list.limit', { used, limit })}
            />
          )
        }
      </Loaded>
      <Link to="/esigning">{t('list.openList')}</Link>
    </CardSection>
  );
}
