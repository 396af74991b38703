import { IconCopy, IconDots, IconEye, IconPencil, IconTrash, IconUserPlus } from '@tabler/icons-react';
import { useGo } from '#kernel/web/address.ts';
import { useReadOnly } from '#kernel/web/session.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu, MenuItem, type MenuTrigger } from '#ui/Menu.tsx';
import type { PlanTemplate } from '../../contract/template.ts';
import type { en } from '../../texts/en.ts';

interface TemplateMenuProps {
  template: PlanTemplate;
  /** Whether the user keeps the company's templates. */
  mayChange: boolean;
  /** It stands on the template's own page. */
  isOpen?: boolean;
  onDelete: () => void;
}

/** What may be done with a template of the list. */
export function TemplateMenu({ template, mayChange, isOpen = false, onDelete }: TemplateMenuProps) {
  const t = useTexts<typeof en>('onoffboarding');
  const go = useGo();
  const isFixed = useReadOnly();
  const { templateId: id, type, isBuiltIn } = template;
  const mayEdit = mayChange && !isBuiltIn;
  const label = t('template.menu', { name: template.name[useLanguage()] });
  const look = isOpen ? ({ variant: 'default' } as const) : ({ size: 32 } as const);
  const trigger = (open: MenuTrigger) => <IconButton {...open} {...look} label={label} icon={IconDots} />;
  return (
    <Menu label={label} trigger={trigger}>
      {!isOpen && (
        <MenuItem icon={mayEdit ? IconPencil : IconEye} onSelect={() => void go('/on-offboarding/template', { id })}>
          {t(mayEdit ? 'template.edit' : 'template.view')}
        </MenuItem>
      )}
      {!isFixed && (
        <MenuItem icon={IconUserPlus} onSelect={() => void go('/on-offboarding/new', { type, template: id })}>
          {t('template.use')}
        </MenuItem>
      )}
      {mayChange && (
        <MenuItem icon={IconCopy} onSelect={() => void go('/on-offboarding/template/new', { from: id })}>
          {t('template.copy')}
        </MenuItem>
      )}
      {mayEdit && (
        <MenuItem icon={IconTrash} isDangerous onSelect={onDelete}>
          {t('template.delete')}
        </MenuItem>
      )}
    </Menu>
  );
}
