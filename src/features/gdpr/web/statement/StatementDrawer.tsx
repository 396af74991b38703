import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';
import { useForm } from '#kernel/web/form.ts';
import { FormDrawer } from '#kernel/web/FormDialog.tsx';
import { useCall, useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { getProtocol } from '../../contract/endpoints-protocol.ts';
import { updateStatement, type PrivacyStatement } from '../../contract/endpoints-statements.ts';
import { useGdprTexts, useLocalText } from '../gdpr-words.ts';
import { readsOfStatements } from './reads-of-statements.ts';
import { StatementEditor } from './editor/StatementEditor.tsx';
import { TreatmentOrder } from './TreatmentOrder.tsx';

const longest = 60_000;
const Statement = z.object({
  templateText: z
    .string()
    .trim()
    .min(1, field('required'))
    .max(longest, field('tooLong', { length: longest })),
  order: z.array(z.string()),
});
type StatementValues = z.input<typeof Statement>;

/** The company's own text with its variables, and the order of treatments in its tables (gdpr.95). */
export function StatementDrawer({ statement, onClose }: { statement: PrivacyStatement; onClose: () => void }) {
  const t = useGdprTexts();
  const local = useLocalText();
  const { answer } = useCall(getProtocol, {});
  const names = new Map((answer?.protocol?.dataTreatments ?? []).map(({ key, treatmentName }) => [key, local(treatmentName)]));
  const { write } = useWrite(updateStatement, { changes: readsOfStatements });
  const { type, language, version, templateText, orderedTreatmentKeys, offeredTags } = statement;
  const form = useForm<StatementValues, unknown>(Statement, {
    initial: { templateText, order: [...orderedTreatmentKeys] },
    draft: { place: `gdpr/statement/${type}/${language}`, version },
    send: ({ templateText: typed, order }) =>
      write({
        body: {
          type,
          language,
          version,
          keepCurrentTemplate: true,
          tableOrderedGuidList: order,
          ...(typed !== templateText && { templateText: typed }),
        },
      }),
    onSent: () => {
      showToast({ title: t('statement.form.saved') });
      onClose();
    },
  });
  const { fields } = form;
  const values = fields.getValues();
  return (
    <FormDrawer title={t('statement.form.title')} form={form} onClose={onClose} queryNames={['edit']} isBlocked={!form.isDirty()}>
      <StatementEditor
        language={language}
        offeredTags={offeredTags}
        input={fields.getInputProps('templateText')}
        markdown={values.templateText}
        onChange={(text) => fields.setFieldValue('templateText', text)}
      />
      <TreatmentOrder
        label={t('statement.form.order')}
        order={values.order}
        nameOf={(key) => names.get(key) ?? key}
        onChange={(order) => fields.setFieldValue('order', order)}
      />
    </FormDrawer>
  );
}
