import { Button } from '@mantine/core';
import { IconTemplate } from '@tabler/icons-react';
import { useQuery } from '#kernel/web/address.ts';
import { Link } from '#kernel/web/Link.tsx';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useReadOnly } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { FormSkeleton } from '#ui/FormSkeleton.tsx';
import { getTemplates } from '../../contract/endpoints-templates.ts';
import type { en } from '../../texts/en.ts';
import { TemplateForm } from './TemplateForm.tsx';
import { TemplateReading } from './TemplateReading.tsx';

/** One template: a form for those who keep the company's own, else to read (plans.71). */
export function TemplatePage() {
  const [{ id = '' }] = useQuery();
  const isFixed = useReadOnly();
  const read = useCall(getTemplates, {});
  return (
    <Loaded read={read} skeleton={<FormSkeleton fields={6} />}>
      {({ templates, mayChange }) => {
        const template = templates.find(({ templateId }) => templateId === id);
        if (!template) return <Gone />;
        const mayEdit = mayChange && !isFixed;
        if (mayEdit && !template.isBuiltIn) return <TemplateForm key={id} template={template} />;
        return <TemplateReading template={template} mayCopy={mayEdit} />;
      }}
    </Loaded>
  );
}

/** A new template, empty or with the tasks of another. */
export function TemplateNewPage() {
  const [{ from }] = useQuery();
  const read = useCall(getTemplates, {});
  return (
    <Loaded read={read} skeleton={<FormSkeleton fields={6} />}>
      {({ templates }) => <TemplateForm key={from} from={templates.find(({ templateId }) => templateId === from)} />}
    </Loaded>
  );
}

function Gone() {
  const t = useTexts<typeof en>('onoffboarding');
  const action = (
    <Button component={Link} to="/on-offboarding/templates" variant="default">
      {t('template.toTemplates')}
    </Button>
  );
  return <EmptyState isPage icon={IconTemplate} title={t('template.goneTitle')} text={t('template.goneText')} action={action} />;
}
