import { useLanguage } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { useVersionedForm } from '#kernel/web/use-versioned-form.ts';
import { createTemplate, updateTemplate } from '../../contract/endpoints-templates.ts';
import type { PlanTemplate } from '../../contract/template.ts';
import { readsOfTemplates } from '../reads-of-plans.ts';
import { emptyTemplate, sentTemplate, TemplateSchema, valuesOf, type TemplateValues } from './template-values.ts';

interface Opened {
  template: PlanTemplate | undefined;
  from: PlanTemplate | undefined;
}

/** The form of a template; a change by somebody else is merged or shown. */
export function useTemplateForm({ template, from }: Opened, onSaved: (saved: TemplateValues) => void) {
  const language = useLanguage();
  const creating = useWrite(createTemplate, { changes: readsOfTemplates });
  const updating = useWrite(updateTemplate, { changes: readsOfTemplates });
  const read = (one: PlanTemplate): TemplateValues => valuesOf(one, language);
  // A copy is called what its user calls it; an own template of the same name would be mistaken for the other.
  const initial = template ? read(template) : from ? { ...read(from), name: '' } : emptyTemplate;
  return useVersionedForm<TemplateValues, PlanTemplate, TemplateValues>(TemplateSchema, {
    record: template,
    initial,
    valuesOf: read,
    draft: { place: `plans/template/${template?.templateId ?? (from ? `from/${from.templateId}` : 'new')}` },
    theirsOf: ({ template: theirs }) => theirs as PlanTemplate | undefined, // The answer to a conflict.
    save: async ({ record }, values, repeatKey) => {
      const sent = sentTemplate(values);
      if (!record) await creating.write({ body: sent }, { repeatKey });
      else await updating.write({ body: { template: { ...sent, templateId: record.templateId, version: Number(record.version) } } });
      return values;
    },
    onSaved,
  });
}
