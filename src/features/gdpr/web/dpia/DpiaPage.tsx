import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { useOpened } from '#kernel/web/address.ts';
import { useReadOnly } from '#kernel/web/session.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { Notice } from '#ui/Notice.tsx';
import { getDpias } from '../../contract/endpoints-dpia.ts';
import { GdprFrame } from '../components/GdprFrame.tsx';
import { useGdprTexts, useLocalText } from '../gdpr-words.ts';
import { ChooseTreatment } from './ChooseTreatment.tsx';
import { DpiaDrawer, type DpiaAbout } from './DpiaDrawer.tsx';
import { DpiaList } from './DpiaList.tsx';

/** The assessments of consequences, and the treatments that need one (gdpr.114). */
export function DpiaPage() {
  const t = useGdprTexts();
  const local = useLocalText();
  const isFixed = useReadOnly();
  const { id: opened, open, close } = useOpened('treatment');
  const [isChoosing, setChoosing] = useState(false);
  const read = useCall(getDpias, {});
  const { answer } = read;
  const about = answer && opened !== undefined ? aboutOf(answer, opened, local) : undefined;
  const others = answer?.others ?? [];
  const mayAdd = others.length > 0 && !isFixed;
  const add = mayAdd && (
    <Button leftSection={<IconPlus aria-hidden />} onClick={() => setChoosing(true)}>
      {t('dpia.add')}
    </Button>
  );
  return (
    <GdprFrame place="dpia" refused={read.error} lead={t('dpia.lead')} actions={add}>
      {answer && <Needed needed={answer.needed} isFixed={isFixed} onBegin={open} />}
      <DpiaList read={read} mayAdd={mayAdd} onOpen={open} />
      {answer && about && (
        <DpiaDrawer
          key={about.treatmentId}
          about={about}
          dpia={answer.dpias.find(({ treatmentId }) => treatmentId === opened)}
          hasOfficer={answer.hasOfficer}
          isFixed={isFixed}
          onClose={close}
        />
      )}
      {isChoosing && (
        <ChooseTreatment
          choices={others.map(({ treatmentId: value, treatmentName }) => ({ value, label: local(treatmentName) }))}
          onChoose={(treatmentId) => {
            setChoosing(false);
            open(treatmentId);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </GdprFrame>
  );
}

type Read = Answer<typeof getDpias>;

/** What is known of the treatment that is opened, whether it has an assessment or not. */
function aboutOf({ dpias, needed, others }: Read, treatmentId: string, local: ReturnType<typeof useLocalText>): DpiaAbout | undefined {
  const dpia = dpias.find((one) => one.treatmentId === treatmentId);
  if (dpia) return { treatmentId, name: local(dpia.treatmentName), why: [], mayUpdate: dpia.permissions.update };
  const demanding = needed.find((one) => one.treatmentId === treatmentId);
  if (demanding) {
    const { treatmentName, why, permissions } = demanding;
    return permissions.update ? { treatmentId, name: local(treatmentName), why, mayUpdate: true } : undefined;
  }
  const other = others.find((one) => one.treatmentId === treatmentId);
  return other && { treatmentId, name: local(other.treatmentName), why: [], mayUpdate: true };
}

/** The treatments that demand an assessment and have none, with why. */
function Needed({ needed, isFixed, onBegin }: { needed: Read['needed']; isFixed: boolean; onBegin: (treatmentId: string) => void }) {
  const t = useGdprTexts();
  const local = useLocalText();
  if (needed.length === 0) return null;
  const actions = needed
    .filter(({ permissions }) => permissions.update && !isFixed)
    .map(({ treatmentId, treatmentName }) => (
      <Button key={treatmentId} size="xs" variant="default" onClick={() => onBegin(treatmentId)}>
        {t('dpia.begin', { name: local(treatmentName) })}
      </Button>
    ));
  return (
    <Notice tone="warn" title={t('dpia.neededTitle', { count: needed.length })} actions={actions.length > 0 && actions}>
      <ul>
        {needed.map(({ treatmentId, treatmentName, why }) => (
          <li key={treatmentId}>
            {local(treatmentName)}: {why.length === 0 ? t('dpia.said') : why.map((one) => t(`dpia.criteria.${one}`)).join('; ')}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
