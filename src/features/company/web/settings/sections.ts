import type { Form } from '#kernel/web/form.ts';
import type { SettingsValues } from './settings-values.ts';

/** The props of every section. */
export interface SectionProps {
  fields: Form<SettingsValues>['fields'];
}

/** The props of a section that only some may change. */
export interface GuardedProps extends SectionProps {
  mayChange: boolean;
}
