import { ActionIcon, type ActionIconProps } from '@mantine/core';
import type { ComponentPropsWithRef, ComponentType } from 'react';
import { tip } from './tip.ts';

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, keyof ActionIconProps | 'aria-label' | 'children'> {
  /** The action: shown as the tooltip and used as the accessible name. */
  label: string;
  icon: ComponentType<{ size?: number | string; stroke?: number | string }>;
  variant?: 'subtle' | 'default' | 'filled';
  size?: number;
  disabled?: boolean;
}

/** A button with only an icon; its label is required. */
export function IconButton({ label, icon: Picture, variant = 'subtle', size = 36, disabled = false, ...rest }: IconButtonProps) {
  const color = variant === 'subtle' ? { color: 'gray' } : {};
  return (
    <ActionIcon
      type="button"
      {...tip(label)}
      {...rest}
      {...color}
      variant={variant}
      size={size}
      miw={size}
      disabled={disabled}
      aria-label={label}
    >
      <Picture size={20} stroke={1.75} />
    </ActionIcon>
  );
}
