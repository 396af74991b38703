import type { ComponentProps, ReactNode } from 'react';
import { Page } from '#ui/Page.tsx';
import { FormFrame } from './FormFrame.tsx';

interface FormPageProps extends ComponentProps<typeof FormFrame> {
  page: Omit<ComponentProps<typeof Page>, 'children' | 'width'>;
  /** Over the form. */
  before?: ReactNode;
}

/** A page that is one form. */
export function FormPage({ page, before, ...frame }: FormPageProps) {
  return (
    <Page {...page} width="form">
      {before}
      <FormFrame isPinned {...frame} />
    </Page>
  );
}
