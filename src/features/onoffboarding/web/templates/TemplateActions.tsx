import { useState } from 'react';
import { useGo } from '#kernel/web/address.ts';
import type { PlanTemplate } from '../../contract/template.ts';
import { DeleteTemplate } from './DeleteTemplate.tsx';
import { TemplateMenu } from './TemplateMenu.tsx';

/** What may be done with a template on its own page. */
export function TemplateActions({ template }: { template: PlanTemplate }) {
  const go = useGo();
  const [isDeleting, setDeleting] = useState(false);
  const leave = () => void go('/on-offboarding/templates', {}, { replace: true });
  return (
    <>
      <TemplateMenu template={template} mayChange isOpen onDelete={() => setDeleting(true)} />
      {isDeleting && <DeleteTemplate template={template} onClose={() => setDeleting(false)} onDeleted={leave} />}
    </>
  );
}
