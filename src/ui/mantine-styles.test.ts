import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const styles = readFileSync(join(import.meta.dirname, 'mantine.css'), 'utf8');
const library = join(root, 'node_modules/@mantine/core/styles');

/** The other components whose styles a component needs. */
const parts: Record<string, readonly string[]> = {
  TextInput: ['Input'],
  Textarea: ['Input'],
  NativeSelect: ['Input'],
  FileInput: ['Input'],
  NumberInput: ['Input', 'NumberInput'],
  PasswordInput: ['Input', 'PasswordInput'],
  Select: ['Input', 'Combobox', 'Popover', 'ScrollArea'],
  Autocomplete: ['Input', 'Combobox', 'Popover', 'ScrollArea'],
  MultiSelect: ['Input', 'Combobox', 'Popover', 'ScrollArea', 'Pill', 'PillsInput'],
  TagsInput: ['Input', 'Combobox', 'Popover', 'ScrollArea', 'Pill', 'PillsInput'],
  PinInput: ['Input', 'PinInput', 'Group'],
  Modal: ['Modal', 'ModalBase', 'Overlay', 'Paper', 'CloseButton'],
  Drawer: ['Drawer', 'ModalBase', 'Overlay', 'Paper', 'CloseButton'],
  Checkbox: ['Checkbox', 'InlineInput'],
  Radio: ['Radio', 'InlineInput'],
  Switch: ['Switch', 'InlineInput'],
  SegmentedControl: ['SegmentedControl', 'FloatingIndicator'],
};

/** The Mantine components in use, read from the imports. */
function componentsInUse(): string[] {
  const files = globSync('src/**/*.tsx', { cwd: root }).map((path) => readFileSync(join(root, path), 'utf8'));
  const imports = files.flatMap((text) => [...text.matchAll(/import \{([^}]+)\} from '@mantine\/core'/g)].map(([, names = '']) => names));
  const names = imports.flatMap((text) => text.split(',').map((name) => name.trim().replace(/ as .*/, '')));
  return [...new Set(names.filter((name) => /^[A-Z]/.test(name)))];
}

test.each(componentsInUse())('has the styles that %s draws with', (component) => {
  const needed = (parts[component] ?? [component]).filter((name) => existsSync(join(library, `${name}.layer.css`)));
  expect(needed.filter((name) => !styles.includes(`/${name}.layer.css`))).toEqual([]);
});
