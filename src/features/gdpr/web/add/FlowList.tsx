import { IconListCheck } from '@tabler/icons-react';
import { Link } from '#kernel/web/Link.tsx';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useLanguage } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ListSkeleton } from '#ui/ListSkeleton.tsx';
import { getFlows } from '../../contract/endpoints-flows.ts';
import { useGdprTexts } from '../gdpr-words.ts';
import styles from './add.module.css';

/** The questionnaires by department, with how far each is. */
export function FlowList() {
  const t = useGdprTexts();
  const read = useCall(getFlows, { query: { language: useLanguage() } });
  return (
    <Loaded read={read} skeleton={<ListSkeleton />}>
      {({ flows }) =>
        flows.length === 0 ? (
          <EmptyState icon={IconListCheck} title={t('treatment.add.noFlows')} text={t('treatment.add.noFlowsText')} />
        ) : (
          <ul className={styles['flows']} aria-label={t('treatment.add.departments')}>
            {flows.map(({ flowId, name, description, treatments, made, answers }) => (
              <li key={flowId} className={styles['flow']}>
                <h2>
                  <Link to="/gdpr/treatment/new" query={{ flowId }} aria-label={t('treatment.add.open', { name })}>
                    {name}
                  </Link>
                </h2>
                <p>{description}</p>
                <p className={styles['quiet']}>
                  {t('treatment.add.progress', { made, all: treatments })}
                  {answers && Object.keys(answers).length > 0 && ` · ${t('treatment.add.begun')}`}
                </p>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
