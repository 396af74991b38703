import { changedNames } from '#kernel/web/form-drafts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { useVersionedForm } from '#kernel/web/use-versioned-form.ts';
import { createAgreement, updateAgreement } from '../../contract/endpoints-agreements.ts';
import type { DataProcessorAgreement } from '../../contract/software.ts';
import { readsOfSoftware } from '../reads-of-gdpr.ts';
import { AgreementSchema, newAgreement, sentOf, valuesOf, type AgreementValues } from './agreement-values.ts';
import type { SoftwareRow } from './software-rows.ts';

/** The form of an agreement; a change by somebody else is merged or shown. */
export function useAgreementForm(row: SoftwareRow | undefined, onSaved: () => void) {
  const creating = useWrite(createAgreement, { changes: readsOfSoftware });
  const updating = useWrite(updateAgreement, { changes: readsOfSoftware });
  return useVersionedForm<AgreementValues, DataProcessorAgreement, unknown>(AgreementSchema, {
    record: row?.agreement,
    initial: row?.agreement ? valuesOf(row.agreement) : newAgreement(row?.software.softwareId),
    valuesOf,
    draft: { place: `gdpr/agreement/${row?.software.softwareId ?? 'new'}`, omit: ['file'] },
    theirsOf: ({ dataProcessorAgreement }) => dataProcessorAgreement as DataProcessorAgreement | undefined, // The answer to a conflict.
    changedBy: ({ changedDate }) => ({ at: changedDate }),
    save: async ({ record, base }, values) => {
      if (!record) return creating.write({ body: sentOf(values) });
      // All that was changed was taken from the other side.
      if (changedNames(base, values).length === 0) return undefined;
      const { dataProcessorAgreementId, version } = record;
      return updating.write({ body: { ...sentOf(values), dataProcessorAgreementId, version } });
    },
    onSaved,
  });
}
