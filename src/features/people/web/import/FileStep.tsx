import { call } from '#kernel/web/call.ts';
import { EarlierImports } from '#kernel/web/imports/EarlierImports.tsx';
import { ImportStart } from '#kernel/web/imports/ImportStart.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { getImports, getImportTemplate } from '../../contract/endpoints-import.ts';
import type { en } from '../../texts/en.ts';
import { usePlanning } from './use-plan.ts';

/** The first step: upload the staff list, or download a template. */
export function FileStep() {
  const t = useTexts<typeof en>('people');
  const planning = usePlanning();
  const { answer } = useCall(getImports, {});
  return (
    <ImportStart
      label={t('import.file.label')}
      planning={planning}
      onFile={(file) => planning.read(file, {}, 'columns')}
      fetchTemplate={() => call(getImportTemplate)}
      room="people"
    >
      <EarlierImports
        imports={answer?.imports}
        path="/people/import"
        written={(count) => t('import.earlier.written', { count })}
        room="people"
      />
    </ImportStart>
  );
}
