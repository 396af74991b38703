import { Link } from '#kernel/web/Link.tsx';
import { TwoLines } from '#ui/TwoLines.tsx';
import type { PlanTemplate } from '../../contract/template.ts';

/** The template, and under its name what it is for. */
export function TemplateCell({ template: { templateId, name, description }, language }: { template: PlanTemplate; language: 'no' | 'en' }) {
  return (
    <TwoLines about={description[language]}>
      <Link to="/on-offboarding/template" query={{ id: templateId }} title={name[language]}>
        {name[language]}
      </Link>
    </TwoLines>
  );
}
