import { ConfirmAction } from '#kernel/web/ConfirmAction.tsx';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { deleteTemplate } from '../../contract/endpoints-templates.ts';
import type { PlanTemplate } from '../../contract/template.ts';
import type { en } from '../../texts/en.ts';
import { readsOfTemplates } from '../reads-of-plans.ts';

interface DeleteTemplateProps {
  template: PlanTemplate;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Asks before a template of the company goes. */
export function DeleteTemplate({ template: { templateId, name }, onClose, onDeleted }: DeleteTemplateProps) {
  const t = useTexts<typeof en>('onoffboarding');
  const language = useLanguage();
  const { write } = useWrite(deleteTemplate, { changes: readsOfTemplates });
  return (
    <ConfirmAction
      title={t('template.deleteTitle', { name: name[language] })}
      act={() => write({ query: { templateId } })}
      done={t('toasts.templateDeleted', { name: name[language] })}
      confirmLabel={t('template.delete')}
      onClose={onClose}
      onDone={onDeleted}
      isDestructive
    >
      {t('template.deleteText')}
    </ConfirmAction>
  );
}
