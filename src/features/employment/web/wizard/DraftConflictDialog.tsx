import type { ChangedMeanwhile } from '#kernel/web/changed-meanwhile.ts';
import { ConflictDialog } from '#kernel/web/ConflictDialog.tsx';
import { isRecord } from '#kernel/web/call-error.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import type { EmploymentDocument } from '../../contract/document.ts';
import { plainLines } from '../../contract/rules/compose.ts';
import { printedItems } from '../../contract/rules/print-value.ts';
import { RichText } from '../../contract/rich-text.ts';
import type { Value } from '../../contract/template.ts';
import type { en } from '../../texts/en.ts';
import { contentOfDraft, type DraftFields } from './draft-fields.ts';
import type { DraftConflict } from './draft-saver.ts';
import { signeeFields } from './field-groups.ts';

interface DraftConflictDialogProps {
  document: EmploymentDocument;
  conflict: DraftConflict | undefined;
  onSettle: (theirs: readonly string[]) => void;
  onCancel: () => void;
}

/** What both sides changed in a draft, and which to keep (employment.41). */
export function DraftConflictDialog({ document, conflict, onSettle, onCancel }: DraftConflictDialogProps) {
  const words = useFieldWords(document);
  const differences = conflict?.names.map((name) => ({
    name,
    label: words.label(name, conflict),
    mine: words.value(name, conflict.mine),
    theirs: words.value(name, conflict.theirs),
  }));
  return (
    <ConflictDialog differences={differences} changed={conflict && changeOf(conflict.document)} onSettle={onSettle} onCancel={onCancel} />
  );
}

function changeOf({ changedOn, changedBy, changedById }: EmploymentDocument): ChangedMeanwhile {
  return { at: changedOn, by: changedBy ?? undefined, companyUserId: changedById ?? undefined };
}

/** What a field of a draft is called, and its value as text. */
function useFieldWords(document: EmploymentDocument) {
  const t = useTexts<typeof en>('employment');
  const language = useLanguage();
  const { template } = contentOfDraft(document);
  const variables = new Map(template.variables.map((one) => [`variable.${one.key}`, one]));
  const signee = new Map(signeeFields.map((one) => [`base.${one.key}`, one]));
  const baseLabels: Readonly<Record<string, string>> = {
    'base.createUser': t('wizard.person.createUser'),
    'base.inviteUser': t('wizard.person.inviteUser'),
    'base.updateUser': t('wizard.person.updateUser'),
    'base.positionType': t('wizard.fields.positionType'),
  };
  const titleOf = (name: string, { document: other, mine }: DraftConflict): string => {
    const key = name.slice('clause.'.length);
    const own = mine[name];
    const titled = [...contentOfDraft(other).elements, ...contentOfDraft(document).elements].find((one) => one.key === key)?.title;
    return titled ?? (isRecord(own) && typeof own['title'] === 'string' ? own['title'] : key);
  };
  const clauseText = (clause: unknown): string => {
    if (!isRecord(clause)) return t('wizard.conflict.gone');
    const text = RichText.safeParse(clause['text']);
    if (clause['active'] !== true || !text.success) return t(clause['active'] === true ? 'wizard.conflict.on' : 'wizard.conflict.off');
    return t('wizard.conflict.ownWords', { text: plainLines(text.data).join(' ') });
  };
  return {
    label: (name: string, conflict: DraftConflict): string =>
      (variables.get(name) ?? signee.get(name))?.label[language] ??
      baseLabels[name] ??
      (name.startsWith('clause.') ? t('wizard.conflict.clause', { title: titleOf(name, conflict) }) : t('wizard.finish.person')),
    value: (name: string, fields: DraftFields): string => {
      if (name.startsWith('clause.')) return clauseText(fields[name]);
      const variable = variables.get(name) ?? signee.get(name);
      // A field of a variable has a value of one.
      const value = fields[name] as Value;
      const shown = variable ? printedItems(variable, value, language)?.join(', ') : plainValue(value);
      return shown ?? t('wizard.conflict.empty');
    },
  };
}

function plainValue(value: Value): string | undefined {
  return value === null || value === '' ? undefined : String(value);
}
