import { Button } from '@mantine/core';
import { IconCopy, IconUserPlus } from '@tabler/icons-react';
import { Link } from '#kernel/web/Link.tsx';
import { useReadOnly } from '#kernel/web/session.ts';
import { useKernelTexts, useLanguage, useTexts } from '#kernel/web/texts.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { StackedList } from '#ui/StackedList.tsx';
import type { PlanTemplate } from '../../contract/template.ts';
import type { en } from '../../texts/en.ts';
import { PlansLink } from '../components/PlansLink.tsx';
import { TemplatesLink } from '../components/TemplatesLink.tsx';
import { TemplateTaskRow } from './TemplateTaskRow.tsx';
import { valuesOf } from './template-values.ts';

/** A template that is only read: those of the product, and for those who do not keep the company's. */
export function TemplateReading({ template, mayCopy }: { template: PlanTemplate; mayCopy: boolean }) {
  const t = useTexts<typeof en>('onoffboarding');
  const k = useKernelTexts();
  const language = useLanguage();
  const isFixed = useReadOnly();
  const { templateId, name, description, type, isBuiltIn } = template;
  const { tasks } = valuesOf(template, language);
  const use = !isFixed && (
    <Button component={Link} to="/on-offboarding/new" query={{ type, template: templateId }} leftSection={<IconUserPlus aria-hidden />}>
      {t('template.use')}
    </Button>
  );
  const copy = mayCopy && (
    <Button
      component={Link}
      to="/on-offboarding/template/new"
      query={{ from: templateId }}
      variant="default"
      leftSection={<IconCopy aria-hidden />}
    >
      {t('template.copy')}
    </Button>
  );
  return (
    <Page
      width="record"
      title={name[language]}
      description={[t(`words.types.${type}`), description[language]].filter(Boolean).join(' · ')}
      breadcrumbs={[<PlansLink key="plans" />, <TemplatesLink key="templates" />]}
      breadcrumbsLabel={k('page.breadcrumbs')}
      actions={
        <>
          {copy}
          {use}
        </>
      }
    >
      <Notice tone="note">{t(isBuiltIn ? 'template.builtIn' : 'template.readOnly')}</Notice>
      <StackedList gap={2} isOrdered aria-label={t('template.tasks')}>
        {tasks.map((task) => (
          <li key={task.key}>
            <TemplateTaskRow task={task} type={type} hasText />
          </li>
        ))}
      </StackedList>
    </Page>
  );
}
