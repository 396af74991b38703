import { runOrShowError } from '#kernel/web/show-error.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { TrafficLight as Light, type LightColour } from '#ui/TrafficLight.tsx';
import { updateTreatmentStatus } from '../../contract/endpoints-treatments.ts';
import { treatmentLight, type TreatmentLight as LightId } from '../../contract/kinds.ts';
import type { TreatmentRow } from '../../contract/treatment.ts';
import { useGdprTexts, useLocalText } from '../gdpr-words.ts';
import { readsOfTreatments } from '../reads-of-gdpr.ts';

/** The colour of each light, by its number. */
export const colourOf: Readonly<Record<LightId, LightColour>> = { 1: 'Green', 2: 'Yellow', 3: 'Red' };
const idOf: Readonly<Record<LightColour, LightId>> = {
  Green: treatmentLight.green,
  Yellow: treatmentLight.yellow,
  Red: treatmentLight.red,
};

export function useLightWords() {
  const t = useGdprTexts();
  return { Green: t('words.lights.Green'), Yellow: t('words.lights.Yellow'), Red: t('words.lights.Red') };
}

interface TreatmentLightProps {
  treatment: Pick<TreatmentRow, 'treatmentId' | 'treatmentName' | 'statusId' | 'version' | 'permissions'>;
  isFixed: boolean;
}

/** The light of a treatment, changed by its owner or with full access. */
export function TreatmentLight({ treatment, isFixed }: TreatmentLightProps) {
  const t = useGdprTexts();
  const local = useLocalText();
  const words = useLightWords();
  const { write } = useWrite(updateTreatmentStatus, { changes: readsOfTreatments });
  const { treatmentId, statusId, version, permissions } = treatment;
  const name = local(treatment.treatmentName);
  const change = (light: LightColour | null): Promise<void> =>
    runOrShowError(async () => {
      if (!light) return;
      await write({ body: { treatmentId, version, statusId: idOf[light] } });
      showToast({ title: t('protocol.change.done', { name }), milliseconds: 3000 });
    });
  return (
    <Light
      light={colourOf[statusId]}
      words={words}
      labelOf={(light) => t('protocol.list.lightOf', { name, light })}
      onChange={permissions.update && !isFixed ? change : undefined}
    />
  );
}
