import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useQuery } from '#kernel/web/address.ts';
import { Link } from '#kernel/web/Link.tsx';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useReadOnly } from '#kernel/web/session.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { FormSkeleton } from '#ui/FormSkeleton.tsx';
import { getTreatment } from '../../contract/endpoints-treatments.ts';
import { NoAccess } from '../components/GdprFrame.tsx';
import { useGdprTexts } from '../gdpr-words.ts';
import { NoTreatment } from '../treatment/TreatmentPage.tsx';
import { TreatmentForm } from './TreatmentForm.tsx';
import { valuesOf } from './treatment-values.ts';

/** The form of one treatment, for its owner and those with full access. */
export function TreatmentEditPage() {
  const [{ treatmentId = '' }] = useQuery();
  const isFixed = useReadOnly();
  const read = useCall(getTreatment, { query: { treatmentId } }, { enabled: treatmentId !== '' });
  const refused = read.answer ? undefined : read.error;
  if (refused?.has('gdpr.NoGdprAccess')) return <NoAccess />;
  if (treatmentId === '' || (refused && [400, 403, 404].includes(refused.status))) return <NoTreatment />;
  return (
    <Loaded read={read} skeleton={<FormSkeleton fields={6} />}>
      {({ treatment }) =>
        treatment.permissions.update && !isFixed ? (
          <TreatmentForm key={treatment.treatmentId} treatment={treatment} initial={valuesOf(treatment)} />
        ) : (
          <NotAllowed treatmentId={treatment.treatmentId} />
        )
      }
    </Loaded>
  );
}

function NotAllowed({ treatmentId }: { treatmentId: string }) {
  const t = useGdprTexts();
  const open = (
    <Button component={Link} to="/gdpr/treatment/view" query={{ treatmentId }} variant="default">
      {t('protocol.list.open')}
    </Button>
  );
  return (
    <EmptyState isPage icon={IconLock} title={t('treatment.form.notAllowed')} text={t('treatment.form.notAllowedText')} action={open} />
  );
}
