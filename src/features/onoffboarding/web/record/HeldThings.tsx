import { Button } from '@mantine/core';
import { IconUser } from '@tabler/icons-react';
import { Suspense } from 'react';
import { LeavingConsequences } from '#features/people/web/public.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { CardSection } from '#ui/CardSection.tsx';
import type { Plan } from '../../contract/plan.ts';
import type { en } from '../../texts/en.ts';
import styles from './record.module.css';

/** What somebody who leaves still has in the product, with the way to hand it over. */
export function HeldThings({ plan: { held, companyUserId } }: { plan: Pick<Plan, 'held' | 'companyUserId'> }) {
  const t = useTexts<typeof en>('onoffboarding');
  if (held.length === 0) return null;
  return (
    <CardSection title={t('record.held')}>
      <Suspense fallback={null}>
        <LeavingConsequences title={t('record.heldText')} consequences={held} always={[]} />
      </Suspense>
      <div className={styles['add']}>
        <Button
          component={Link}
          to="/people/details"
          query={{ employeeId: companyUserId }}
          variant="default"
          leftSection={<IconUser aria-hidden />}
        >
          {t('record.toProfile')}
        </Button>
      </div>
    </CardSection>
  );
}
