import { FormConflictDialog } from '#kernel/web/FormConflictDialog.tsx';
import { FormDrawer } from '#kernel/web/FormDialog.tsx';
import { useFormat } from '#kernel/web/format.ts';
import type { FormConflict } from '#kernel/web/use-versioned-form.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { getProtocol } from '../../contract/endpoints-protocol.ts';
import type { PrivacyStatement } from '../../contract/endpoints-statements.ts';
import { unknownTags } from '../../contract/rules/statement-variables.ts';
import { useGdprTexts, useLocalText } from '../gdpr-words.ts';
import { StatementEditor } from './editor/StatementEditor.tsx';
import { ownLines } from './own-lines.ts';
import { TreatmentOrder } from './TreatmentOrder.tsx';
import { useStatementForm, type StatementValues } from './use-statement-form.ts';

/** The company's own text with its variables, and the order of treatments in its tables (gdpr.95). */
export function StatementDrawer({ statement, onClose }: { statement: PrivacyStatement; onClose: () => void }) {
  const t = useGdprTexts();
  const treatmentName = useTreatmentName();
  const { form, conflict } = useStatementForm(statement, () => {
    showToast({ title: t('statement.form.saved') });
    onClose();
  });
  const { fields } = form;
  const values = fields.getValues();
  const unknown = unknownTags(values.templateText);
  const input = fields.getInputProps('templateText');
  return (
    <>
      <FormDrawer
        title={t('statement.form.title')}
        form={form}
        onClose={onClose}
        queryNames={['edit']}
        isBlocked={!form.isDirty() || unknown.length > 0}
      >
        <StatementEditor
          language={statement.language}
          offeredTags={statement.offeredTags}
          input={unknown.length > 0 ? { ...input, error: t('statement.form.unknown', { name: unknown.join(', ') }) } : input}
          markdown={values.templateText}
          onChange={(text) => fields.setFieldValue('templateText', text)}
        />
        <TreatmentOrder
          label={t('statement.form.order')}
          order={values.order}
          nameOf={treatmentName}
          onChange={(order) => fields.setFieldValue('order', order)}
        />
      </FormDrawer>
      <StatementConflict conflict={conflict} statement={statement} treatmentName={treatmentName} />
    </>
  );
}

/** The names of treatments by their keys, in the language of the page. */
function useTreatmentName(): (key: string) => string {
  const local = useLocalText();
  const { answer } = useCall(getProtocol, {});
  const names = new Map((answer?.protocol?.dataTreatments ?? []).map(({ key, treatmentName }) => [key, local(treatmentName)]));
  return (key) => names.get(key) ?? key;
}

interface StatementConflictProps {
  conflict: FormConflict<StatementValues> | undefined;
  statement: PrivacyStatement;
  treatmentName: (key: string) => string;
}

/** A concurrent change of the statement. Of long texts, only the lines that differ are shown. */
function StatementConflict({ conflict, statement: { offeredTags }, treatmentName }: StatementConflictProps) {
  const t = useGdprTexts();
  const format = useFormat();
  const nameOf = (tag: string) => offeredTags.find((one) => one.tag === tag)?.name ?? tag;
  const otherThan = (values: StatementValues) => (values === conflict?.mine ? conflict.theirs : conflict?.mine);
  return (
    <FormConflictDialog
      conflict={conflict}
      none={t('statement.form.noOwnLines')}
      labelOf={(name) => t(name === 'order' ? 'statement.form.order' : 'statement.form.text')}
      textOf={(name, values) =>
        name === 'order'
          ? format.list(values.order.map(treatmentName))
          : ownLines(values.templateText, otherThan(values)?.templateText ?? '', nameOf)
      }
    />
  );
}
